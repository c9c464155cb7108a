import { el, group, path } from '../../illustrator/svg.ts'
import type { Brand } from '../../label/index.ts'
import { hang, lay } from '../compose.ts'
import { bolt, spark, tones, wordmark } from '../marks.ts'
import { ink } from '../tokens.ts'
import { type Piece, piece } from '../wardrobe.ts'

type Front = {
  readonly brands: readonly Brand[]
  readonly number: number
  readonly wall: string
  readonly place: string
}

type Dressing = { readonly frame: string; readonly sign: string; readonly glass: string; readonly floor: string }

const dressings: Readonly<Record<Brand, Dressing>> = {
  vonk: { frame: ink.night, sign: ink.cream, glass: '#fff1dc', floor: ink.peach },
  razz: { frame: ink.black, sign: ink.black, glass: '#3a3a41', floor: ink.lime },
}

const windows: Readonly<Record<Brand, readonly (readonly Piece[])[]>> = {
  vonk: [
    [
      piece('winter-coat', 'coral', { accent: 'cream' }),
      piece('dress', 'mint', { accent: 'cherry', pattern: 'florals', fabric: 'poplin' }),
      piece('bag', 'sun', { accent: 'night' }),
    ],
    [
      piece('hoodie', 'sky', { accent: 'night', seed: 2 }),
      piece('jacket', 'sun', { accent: 'night', fabric: 'rain-nylon' }),
      piece('sneaker', 'coral', { accent: 'cream', seed: 3 }),
    ],
    [
      piece('sweater', 'cream', { accent: 'forest', seed: 2 }),
      piece('tee', 'coral', { accent: 'cream', print: 'rocket' }),
      piece('bag', 'forest', { accent: 'sun' }),
    ],
    [
      piece('cardigan', 'mustard', { accent: 'cocoa', fabric: 'knit' }),
      piece('dress', 'brick', { accent: 'cream', fabric: 'corduroy', seed: 4 }),
      piece('sneaker', 'white', { accent: 'cobalt', seed: 1 }),
    ],
  ],
  razz: [
    [
      piece('hoodie', 'lime', { accent: 'black', seed: 2 }),
      piece('jacket', 'denim', { fabric: 'denim' }),
      piece('sneaker', 'white', { accent: 'fuchsia', seed: 4 }),
    ],
    [
      piece('tee', 'fuchsia', { accent: 'black', print: 'lettering', seed: 3 }),
      piece('winter-coat', 'cobalt', { accent: 'white' }),
      piece('bag', 'black', { accent: 'lime' }),
    ],
    [
      piece('sweater', 'white', { accent: 'black', seed: 5 }),
      piece('shirt', 'white', { accent: 'black', pattern: 'check', fabric: 'flannel' }),
      piece('sneaker', 'black', { accent: 'lime', seed: 2 }),
    ],
  ],
}

/** The ground floor: two windows and a door below a sign; a shop of both brands is half and half. */
export function shopFront({ brands, number, wall, place }: Front): string {
  const [first = 'vonk', second = first] = brands
  const base = el('rect', { x: 176, y: 462, width: 848, height: 338, fill: wall })
  return (
    base +
    half(first, { x: 196, number, place }) +
    half(second, { x: 710, number: number + 1, place }) +
    door(first, number) +
    signs(first, second) +
    (first === 'vonk' && number % 3 !== 0 ? awning(brands) : lamps(first)) +
    planters(first)
  )
}

type Half = { readonly x: number; readonly number: number; readonly place: string }

function half(brand: Brand, { x, number, place }: Half): string {
  const { frame, glass, floor } = dressings[brand]
  const shown = windows[brand][number % windows[brand].length] ?? []
  const [one, two, three] = shown
  const key = `${place} ${x}`
  return (
    el('rect', { x, y: 566, width: 294, height: 220, fill: frame }) +
    el('rect', { x: x + 12, y: 578, width: 270, height: 196, fill: glass }) +
    el('rect', { x: x + 12, y: 744, width: 270, height: 30, fill: floor }) +
    el('path', { d: `M${x + 12} 590H${x + 282}`, stroke: '#9aa0aa', 'stroke-width': 5 }) +
    (one ? hang(brand, one, { x: x + 74, y: 592, size: 118 }, `${key} 1`) : '') +
    (two ? hang(brand, two, { x: x + 186, y: 592, size: 118 }, `${key} 2`) : '') +
    (three ? lay(brand, three, { x: x + 238, y: 728, size: 62, isAlone: true }, `${key} 3`) : '') +
    el('path', {
      d: path`M${x + 12} 690L${x + 120} 578H${x + 170}L${x + 12} 742Z`,
      fill: ink.white,
      'fill-opacity': 0.16,
    })
  )
}

function door(brand: Brand, number: number): string {
  const { frame, glass } = dressings[brand]
  const mark =
    brand === 'vonk'
      ? spark({ x: 600, y: 640, scale: 0.56 }, ink.spark)
      : bolt({ x: 600, y: 640, scale: 0.5 }, ink.lime)
  return (
    el('rect', { x: 508, y: 566, width: 184, height: 228, fill: frame }) +
    el('rect', { x: 526, y: 582, width: 148, height: 212, fill: brand === 'vonk' ? ink.spark : ink.coal }) +
    el('rect', { x: 542, y: 598, width: 116, height: 140, rx: brand === 'vonk' ? 58 : 0, fill: glass }) +
    mark +
    el('path', {
      d: `M${number % 2 === 0 ? 544 : 656} 748V778`,
      stroke: ink.sun,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }) +
    el('rect', { x: 496, y: 790, width: 208, height: 14, fill: '#a59b8d' })
  )
}

/** One name in the middle, or one on each side. */
function signs(first: Brand, second: Brand): string {
  const board = (brand: Brand, x: number, width: number) =>
    el('rect', { x, y: 474, width, height: 80, fill: dressings[brand].sign }) +
    el('path', { d: `M${x} 554H${x + width}`, stroke: brand === 'vonk' ? ink.spark : ink.lime, 'stroke-width': 8 })
  const name = (brand: Brand, x: number) =>
    group(
      { transform: `translate(${x - 92} 488) scale(1.36)` },
      wordmark(brand, tones[brand][brand === 'vonk' ? 'light' : 'dark']),
    )
  if (first === second) return board(first, 176, 848) + name(first, 600)
  return board(first, 176, 424) + board(second, 600, 424) + name(first, 388) + name(second, 812)
}

/** Striped cloth over the windows. */
function awning(brands: readonly Brand[]): string {
  const stripe = (x: number, width: number) =>
    Array.from({ length: Math.round(width / 42) }, (_, index) => {
      const left = x + index * 42
      return el('path', {
        d: `M${left + 4} 558H${left + 40}L${left + 44} 598A22 18 0 0 1 ${left} 598Z`,
        fill: index % 2 === 0 ? ink.spark : ink.cream,
      })
    }).join('')
  return stripe(194, 294) + (brands.length > 1 ? '' : stripe(710, 294))
}

const lamps = (brand: Brand): string =>
  [250, 430, 770, 950]
    .map(
      (x) =>
        el('path', { d: `M${x} 474V452H${x + 24}`, fill: 'none', stroke: ink.black, 'stroke-width': 7 }) +
        el('path', { d: `M${x + 10} 452H${x + 46}L${x + 56} 472H${x}Z`, fill: brand === 'vonk' ? ink.sun : ink.lime }),
    )
    .join('')

/** A round tree in a tub for Vonk, a bicycle stand of tubes for Razz. */
function planters(brand: Brand): string {
  if (brand === 'razz')
    return [120, 1060]
      .map((x) =>
        el('path', {
          d: `M${x - 40} 836V760A40 40 0 0 1 ${x + 40} 760V836`,
          fill: 'none',
          stroke: ink.black,
          'stroke-width': 14,
        }),
      )
      .join('')
  return [118, 1082]
    .map(
      (x) =>
        el('rect', { x: x - 8, y: 690, width: 16, height: 90, fill: ink.woodDeep }) +
        el('circle', { cx: x, cy: 660, r: 62, fill: ink.fieldDeep }) +
        el('path', {
          d: path`M${x + 8} 598A62 62 0 0 1 ${x + 8} 722A80 80 0 0 0 ${x + 8} 598Z`,
          fill: ink.forest,
          'fill-opacity': 0.5,
        }) +
        el('path', { d: `M${x - 52} 766H${x + 52}L${x + 40} 842H${x - 40}Z`, fill: ink.spark }) +
        el('rect', { x: x - 58, y: 756, width: 116, height: 20, rx: 8, fill: ink.sparkDeep }),
    )
    .join('')
}
