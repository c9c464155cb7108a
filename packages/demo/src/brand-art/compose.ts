import { cutOut, drawModel, type Model, statureOf } from '../illustrator/index.ts'
import { el, group } from '../illustrator/svg.ts'
import type { Brand, GarmentType } from '../label/index.ts'
import type { Size } from './artwork.ts'
import { of, type Piece } from './wardrobe.ts'

export type Frame = Size & { readonly isTall: boolean; readonly place: string }

type Lay = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  /** Small things fill the size too, instead of staying small beside the others. */
  readonly isAlone?: boolean
}

/** In a wide picture the words of the page stand left of this part of its width, and nothing that is worn. */
const wordsEnd = 0.42

/** How large things are beside a sweater; drawn alone, all of them fill their picture. */
const reach: Partial<Record<GarmentType, number>> = {
  beanie: 0.5,
  cap: 0.5,
  socks: 0.6,
  sneaker: 0.66,
  bag: 0.82,
  shorts: 0.72,
  skirt: 0.76,
  swimwear: 0.84,
  tee: 0.86,
  polo: 0.86,
  gilet: 0.88,
  'winter-coat': 1.08,
  jeans: 1.08,
  chino: 1.08,
  joggers: 1.04,
  leggings: 1.04,
  pyjamas: 1.06,
  bodysuit: 0.74,
  romper: 0.92,
}

/** Lays a garment flat with its middle at a point, so large that its longer side has the size. */
export function lay(brand: Brand, item: Piece, { x, y, size, turn = 0, isAlone }: Lay, place: string): string {
  const { markup, box } = cutOut(of(brand, item), `${place} ${x} ${y}`)
  const longest = Math.max(box.width, box.height)
  const scale = Math.round(((size * (isAlone ? 1 : (reach[item.garment] ?? 1))) / longest) * 1000) / 1000
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-middle.x} ${-middle.y})` },
    markup,
  )
}

/** Hangs a top on a hanger whose hook is at a point. */
export function hang(brand: Brand, item: Piece, { x, y, size, turn = 0 }: Lay, place: string): string {
  const { markup, box } = cutOut(of(brand, item), `${place} ${x} ${y}`)
  const scale = Math.round((size / box.height) * 1000) / 1000
  const hanger = el('path', {
    d: 'M300-4C300-30 330-30 326-52C322-70 296-68 296-50M300-4 190 62H410Z',
    fill: 'none',
    stroke: '#8a8f99',
    'stroke-width': 9,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    transform: `translate(0 ${Math.round(box.y - 26)})`,
  })
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-300 ${-Math.round(box.y - 94)})` },
    hanger,
    markup,
  )
}

type Stand = { readonly x: number; readonly floor: number; readonly height: number; readonly turn?: number }

/** Stands a model on the floor. */
export function stand(model: Omit<Model, 'place'>, { x, floor, height, turn = 0 }: Stand, place: string): string {
  const { crown, floor: soles } = statureOf(model)
  const scale = Math.round((height / (soles - crown)) * 1000) / 1000
  return group(
    { transform: `translate(${x} ${floor}) rotate(${turn}) scale(${scale}) translate(-300 ${-soles})` },
    drawModel({ ...model, place }),
  )
}

/**
 * Seats for a group: in a wide picture to the right of the words, in a tall one below them. A wide picture leaves air above
 * the heads for the header of the page, and below the feet for windows that show less of it.
 */
export function standTogether(models: readonly Omit<Model, 'place'>[], frame: Frame, floor?: number): string {
  const { width, height, isTall, place } = frame
  const left = isTall ? 0.04 : wordsEnd
  const step = ((isTall ? 0.92 : 0.98 - wordsEnd) * width) / models.length
  const ground = isTall ? (floor ?? 0.94) : Math.min(floor ?? 0.9, 0.9)
  const sizes = [0.95, 1, 0.92, 0.97]
  const tall = isTall ? Math.min(0.66, 1.9 / models.length) : 0.76
  return models
    .map((model, index) =>
      stand(
        model,
        {
          x: Math.round(left * width + step * (index + 0.5)),
          floor: Math.round(height * (ground + (index % 2) * 0.02)),
          // A hat needs the air that hair leaves.
          height: Math.round(height * tall * (sizes[index % 4] ?? 1) * (model.hat ? 0.92 : 1)),
        },
        `${place} ${index}`,
      ),
    )
    .join('')
}

const wideSeats: readonly Lay[] = [
  { x: 0.55, y: 0.34, size: 0.42, turn: -9 },
  { x: 0.73, y: 0.33, size: 0.42, turn: 5 },
  { x: 0.89, y: 0.35, size: 0.38, turn: -6 },
  { x: 0.51, y: 0.72, size: 0.35, turn: 8 },
  { x: 0.64, y: 0.73, size: 0.35, turn: -6 },
  { x: 0.78, y: 0.72, size: 0.35, turn: 7 },
  { x: 0.91, y: 0.74, size: 0.35, turn: -9 },
]
const tallSeats: readonly Lay[] = [
  { x: 0.27, y: 0.44, size: 0.33, turn: -8 },
  { x: 0.73, y: 0.42, size: 0.33, turn: 6 },
  { x: 0.5, y: 0.645, size: 0.31, turn: -3 },
  { x: 0.19, y: 0.7, size: 0.29, turn: 9 },
  { x: 0.8, y: 0.69, size: 0.28, turn: -7 },
  { x: 0.31, y: 0.84, size: 0.25, turn: 5 },
  { x: 0.7, y: 0.86, size: 0.25, turn: -6 },
]

/** A table full of clothes, laid out by a stylist: no two at the same angle, none straight. */
export function flatLay(brand: Brand, items: readonly Piece[], frame: Frame): string {
  const { width, height, isTall, place } = frame
  const seats = isTall ? tallSeats : wideSeats
  return items
    .map((item, index) => {
      const seat = seats[index % seats.length]
      if (!seat) return ''
      const at = { x: Math.round(seat.x * width), y: Math.round(seat.y * height), size: Math.round(seat.size * height) }
      return lay(brand, item, { ...at, turn: seat.turn ?? 0 }, `${place} ${index}`)
    })
    .join('')
}

/** A rail of clothes on hangers across the picture. */
export function rail(brand: Brand, items: readonly Piece[], frame: Frame, metal: string): string {
  const { width, height, isTall, place } = frame
  const y = Math.round(height * (isTall ? 0.32 : 0.2))
  const left = width * (isTall ? 0.05 : wordsEnd)
  const step = (width * (isTall ? 0.9 : 0.95 - wordsEnd)) / items.length
  // Sleeves reach beyond the step, and the last of them must stay in the picture.
  const size = Math.round(Math.min(step * (isTall ? 1.16 : 1.4), height * 0.66))
  const pole = el('path', {
    d: `M${Math.round(left) - 40} ${y}H${width}`,
    stroke: metal,
    'stroke-width': 16,
    'stroke-linecap': 'round',
  })
  return (
    pole +
    items
      .map((item, index) =>
        hang(
          brand,
          item,
          { x: Math.round(left + step * (index + 0.5)), y: y + 4, size, turn: [1.5, -1, 0.6, -1.8][index % 4] ?? 0 },
          `${place} ${index}`,
        ),
      )
      .join('')
  )
}
