import type { Point } from '../geometry.ts'
import { mix, readable, shade, tint } from '../paint.ts'
import { palette } from '../palette.ts'
import { chosen } from '../random.ts'
import { el, path } from '../svg.ts'
import { type Area, printed } from './area.ts'

type Flower = { readonly point: Point; readonly radius: number; readonly turn: number; readonly isPale: boolean }

function petals({ point: { x, y }, radius, turn }: Flower): string {
  return Array.from({ length: 5 }, (_, index) => {
    const angle = turn + (index * Math.PI * 2) / 5
    return path`M${x + Math.sin(angle) * radius} ${y - Math.cos(angle) * radius}h0`
  }).join('')
}

function leaves({ point: { x, y }, radius, turn }: Flower): string {
  const at = (angle: number, reach: number) => path`${x + Math.sin(angle) * reach} ${y - Math.cos(angle) * reach}`
  return [-0.7, 0.7]
    .map((way) => {
      const angle = turn + Math.PI + way
      return `M${path`${x} ${y}`}Q${at(angle + 0.4, radius * 1.9)} ${at(angle, radius * 2.9)}Q${at(angle - 0.4, radius * 1.9)} ${path`${x} ${y}`}Z`
    })
    .join('')
}

const rounded = (d: string, stroke: string, width: number): string =>
  el('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round' })

/** A meadow print: big and small blossoms with leaves and loose buds. */
export function drawFlorals(area: Area): string {
  const ink = readable(area.paint.accent, area.dye)
  const gap = chosen([58, 44, 78], area.paint.seed, 'florals')
  return printed(area, { columns: 4, rows: 4, gap, accident: gap * 0.14 }, (spots, { between }) => {
    const scale = gap / 58
    const flowers = spots.map((point, index) => ({
      point,
      radius: (index % 3 === 1 ? 6.4 : 9) * scale,
      turn: between(0, 6.2),
      isPale: index % 2 === 0,
    }))
    const bloom = (isPale: boolean) =>
      flowers
        .filter((flower) => flower.isPale === isPale)
        .map(petals)
        .join('')
    const buds = spots.map(({ x, y }) => path`M${x + gap * 0.5 + between(-5, 5)} ${y + between(-8, 8)}h0`)
    const hearts = spots.map(({ x, y }) => path`M${x} ${y}h0`)
    return (
      el('path', { d: flowers.map(leaves).join(''), fill: readable(mix(palette.leaf, area.dye, 0.15), area.dye) }) +
      rounded(buds.join(''), tint(ink, 0.4), 4.4 * scale) +
      rounded(bloom(true), tint(ink, 0.4), 11.5 * scale) +
      rounded(bloom(false), ink, 11.5 * scale) +
      rounded(hearts.join(''), shade(mix(ink, palette.brass, 0.6), 0.1), 7.5 * scale)
    )
  })
}
