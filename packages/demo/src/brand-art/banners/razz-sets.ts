import { el } from '../../illustrator/svg.ts'
import { lay } from '../compose.ts'
import { bolt } from '../marks.ts'
import { ink } from '../tokens.ts'
import { piece } from '../wardrobe.ts'

const brand = 'razz'
const at = (share: number, of: number) => Math.round(share * of)

export const block = (x: number, y: number, width: number, height: number, fill: string): string =>
  el('rect', { x, y, width, height, fill })

type Sheet = { readonly width: number; readonly height: number }

/** A wall of lockers, every fourth door in the loud colour. */
export function lockers({ width, height }: Sheet): string {
  const step = 160
  return Array.from({ length: Math.ceil(width / step) }, (_, index) => {
    const x = index * step
    const fill = index % 4 === 1 ? ink.lime : ink.white
    const slots = el('path', {
      d: `M${x + 44} 90H${x + 116}M${x + 44} 118H${x + 116}M${x + 44} 146H${x + 116}`,
      stroke: ink.black,
      'stroke-width': 8,
    })
    const door = el('rect', {
      x: x + 6,
      y: 40,
      width: step - 12,
      height: at(0.86, height) - 40,
      fill,
      stroke: ink.black,
      'stroke-width': 7,
    })
    return door + slots + el('rect', { x: x + 118, y: at(0.42, height), width: 12, height: 74, fill: ink.black })
  }).join('')
}

/** A poster of blocks, each with one thing in it; the mark takes the margin of a wide one. */
export function tiles({ width, height, isTall, place }: Sheet & { isTall: boolean; place: string }): string {
  const goods = [
    { item: piece('hoodie', 'lime', { accent: 'black', seed: 2 }), fill: ink.black },
    { item: piece('jeans', 'denim', { seed: 2 }), fill: ink.fog },
    { item: piece('sneaker', 'black', { accent: 'lime', seed: 4 }), fill: ink.pink },
    { item: piece('tee', 'black', { accent: 'fuchsia', print: 'lightning' }), fill: ink.lime },
    { item: piece('jacket', 'cobalt', { accent: 'white', fabric: 'softshell', seed: 1 }), fill: ink.white },
    { item: piece('cap', 'fuchsia', { accent: 'white', print: 'skate' }), fill: ink.black },
  ]
  const columns = isTall ? 2 : 3
  const cell = isTall ? { width: width / 2, height: height / 3 } : { width: height / 2, height: height / 2 }
  const left = width - columns * cell.width
  const cells = goods.map(({ item, fill }, index) => {
    const x = Math.round(left + (index % columns) * cell.width)
    const y = Math.round(Math.floor(index / columns) * cell.height)
    const middle = { x: Math.round(x + cell.width / 2), y: Math.round(y + cell.height / 2) }
    const size = Math.round(cell.height * 0.74)
    return (
      block(x, y, Math.ceil(cell.width), Math.ceil(cell.height), fill) +
      lay(brand, item, { ...middle, size, isAlone: true }, `${place} ${index}`)
    )
  })
  return cells.join('') + (isTall ? '' : bolt({ x: 150, y: Math.round(height / 2), scale: 2.3 }, ink.black))
}

export function sneakers({ width, height, isTall, place }: Sheet & { isTall: boolean; place: string }): string {
  const pairs = [
    piece('sneaker', 'white', { accent: 'fuchsia', seed: 4 }),
    piece('sneaker', 'black', { accent: 'lime', seed: 4 }),
    piece('sneaker', 'fuchsia', { accent: 'black', seed: 2 }),
    piece('sneaker', 'cobalt', { accent: 'white', seed: 2 }),
  ]
  const seats = isTall
    ? [
        [0.3, 0.38],
        [0.72, 0.5],
        [0.3, 0.7],
        [0.7, 0.84],
      ]
    : [
        [0.5, 0.34],
        [0.8, 0.32],
        [0.58, 0.72],
        [0.86, 0.72],
      ]
  return pairs
    .map((item, index) => {
      const [x = 0.5, y = 0.5] = seats[index] ?? []
      return lay(
        brand,
        item,
        {
          x: at(x, width),
          y: at(y, height),
          size: at(isTall ? 0.34 : 0.46, height),
          turn: index % 2 === 0 ? -6 : 5,
          isAlone: true,
        },
        `${place} ${index}`,
      )
    })
    .join('')
}

/** Towers with lit windows, cut from black paper. */
export function skyline(
  { width, height }: { width: number; height: number },
  foot: number,
  colour: string,
  light: string,
): string {
  const heights = [0.34, 0.5, 0.26, 0.42, 0.3, 0.54, 0.38, 0.46, 0.28]
  const step = width / heights.length
  return heights
    .map((share, index) => {
      const tall = at(share * 0.8, height)
      const [x, y] = [Math.round(index * step), at(foot, height) - tall]
      const lamps = el('path', {
        d: `M${x + 26} ${y + 44}H${x + Math.round(step) - 20}M${x + 26} ${y + 104}H${x + Math.round(step) - 20}`,
        stroke: light,
        'stroke-width': 22,
        'stroke-dasharray': index % 2 === 0 ? '18 30' : '18 66',
      })
      return block(x, y, Math.ceil(step), tall, colour) + lamps
    })
    .join('')
}
