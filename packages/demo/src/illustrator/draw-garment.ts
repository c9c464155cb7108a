import type { Brand } from '@vonk/domain/stores'
import type { Fabric, GarmentType, Pattern, Print } from '../label/index.ts'
import type { Paint } from './drawing.ts'
import { garments } from './garments/index.ts'
import { inksOf } from './inks.ts'
import { lightness } from './paint.ts'
import { palette } from './palette.ts'
import { createRandom, hash } from './random.ts'
import { el } from './svg.ts'
import { type View, views } from './views/index.ts'

export type GarmentPicture = {
  readonly garment: GarmentType
  readonly view: View
  readonly colour: string
  readonly accent: string
  readonly fabric: Fabric
  readonly pattern?: Pattern
  readonly print?: Print
  readonly seed: number
  readonly brand: Brand
}

/** One picture of a garment as a complete SVG document of 600 by 744: the same order, the same bytes. */
export function drawGarment(picture: GarmentPicture): string {
  const paint = mixPaint(picture)
  const drawing = garments[picture.garment]({
    side: picture.view === 'back' ? 'back' : 'front',
    brand: picture.brand,
    random: paint.random,
    fabric: picture.fabric,
  })
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 600 744', width: 600, height: 744 },
    el('defs', {}, sunlight(paint)),
    views[picture.view]({ drawing, paint }),
  )
}

function mixPaint({
  garment,
  view,
  colour,
  accent,
  fabric,
  pattern = 'plain',
  print,
  seed,
  brand,
}: GarmentPicture): Paint {
  const name = hash([garment, view, colour, accent, fabric, pattern, print ?? '', seed, brand].join()).toString(36)
  let count = 0
  return {
    ...inksOf(colour, fabric),
    garment,
    brand,
    fabric,
    pattern,
    accent,
    print: print ?? null,
    random: createRandom(hash(garment) ^ seed),
    id: (part) => `${part}-${name}-${(count++).toString(36)}`,
    light: `sun-${name}`,
  }
}

/** One light for the whole picture, from the top left. */
function sunlight({ light, dye }: Paint): string {
  const isDark = lightness(dye) < 0.42
  return el(
    'linearGradient',
    { id: light, gradientUnits: 'userSpaceOnUse', x1: 130, y1: 90, x2: 470, y2: 660 },
    el('stop', { offset: 0, 'stop-color': palette.white, 'stop-opacity': isDark ? 0.16 : 0.24 }),
    el('stop', { offset: 0.45, 'stop-color': palette.white, 'stop-opacity': 0 }),
    el('stop', { offset: 0.55, 'stop-color': palette.ink, 'stop-opacity': 0 }),
    el('stop', { offset: 1, 'stop-color': palette.ink, 'stop-opacity': 0.2 }),
  )
}
