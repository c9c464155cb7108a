import { el, group } from '../illustrator/svg.ts'
import type { Brand } from '../label/index.ts'
import type { Artwork } from './artwork.ts'
import { bolt, spark, tones, wordmark } from './marks.ts'
import { brands, ink } from './tokens.ts'

/** What browsers and telephones ask for; maskable ones are cut to a circle or a drop by the launcher. */
const iconSizes = [32, 180, 192, 512] as const

export const logos: readonly Artwork[] = brands.flatMap((brand) => [
  { path: `/brand/${brand}-logo.svg`, draw: () => drawLogo(brand, 'light') },
  { path: `/brand/${brand}-logo-dark.svg`, draw: () => drawLogo(brand, 'dark') },
  { path: `/brand/${brand}-mark.svg`, draw: () => drawMark(brand) },
  { path: `/brand/${brand}-icon.svg`, draw: () => drawIcon(brand, 100, 'rounded') },
  ...iconSizes.map((size) => ({
    path: `/brand/${brand}-icon-${size}.svg`,
    // A telephone cuts the corners of its own icons, a browser tab does not.
    draw: () => drawIcon(brand, size, size === 180 ? 'square' : 'rounded'),
  })),
  { path: `/brand/${brand}-icon-maskable.svg`, draw: () => drawIcon(brand, 512, 'maskable') },
])

/** The name with air around it; on nothing, for light and for dark grounds. */
function drawLogo(brand: Brand, ground: 'light' | 'dark'): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-3 -3 141 45', width: 564, height: 180 },
    wordmark(brand, tones[brand][ground]),
  )
}

function drawMark(brand: Brand): string {
  const spot = { x: 50, y: 50, scale: 1 }
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 100 100', width: 400, height: 400 },
    brand === 'vonk' ? spark(spot, ink.spark) : bolt({ ...spot, x: 49, y: 49 }, ink.black),
  )
}

type Corner = 'rounded' | 'square' | 'maskable'

function drawIcon(brand: Brand, size: number, corner: Corner): string {
  // The safe zone of a maskable icon is the middle four fifths.
  const scale = corner === 'maskable' ? 0.62 : 0.78
  const spot = { x: 50, y: 50, scale }
  const isRound = brand === 'vonk' && corner === 'rounded'
  const ground = {
    width: 100,
    height: 100,
    fill: brand === 'vonk' ? ink.night : ink.black,
    rx: isRound ? 24 : undefined,
  }
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 100 100', width: size, height: size },
    el('rect', ground),
    group({}, brand === 'vonk' ? spark(spot, ink.spark) : bolt({ ...spot, x: 49.5, y: 49 }, ink.lime)),
  )
}
