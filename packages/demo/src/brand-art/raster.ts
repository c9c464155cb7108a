import { el, path } from '../illustrator/svg.ts'
import type { Size } from './artwork.ts'

type At = { readonly x: number; readonly y: number; readonly size: number }

const fill = (d: string, colour: string) => el('path', { d, fill: colour })

/** A grid of dots that shrink from one corner: print raster of the sister brand. */
export function halftone({ width, height }: Size, { x, y, size }: At, colour: string, gap = 34): string {
  const rows: string[] = []
  for (let row = 0; row * gap < Math.min(height, size); row++) {
    const across = Math.floor((size - row * gap) / gap)
    if (across < 1) break
    const r = (gap * 0.42 * (size - row * gap)) / size
    const from = x + (row % 2) * gap * 0.5
    rows.push(
      el('path', {
        d: path`M${from} ${y + row * gap}H${Math.min(width, from + across * gap)}`,
        stroke: colour,
        'stroke-width': r * 2,
        'stroke-dasharray': `0 ${gap}`,
        'stroke-linecap': 'round',
      }),
    )
  }
  return rows.join('')
}

/** Rays of a sunburst from one point to the edges. */
export function burst({ width, height }: Size, { x, y }: { x: number; y: number }, colour: string, rays = 14): string {
  const reach = Math.hypot(width, height)
  const d = Array.from({ length: rays }, (_, index) => {
    const angle = (index * Math.PI * 2) / rays
    const half = Math.PI / rays / 2
    const tip = (turn: number) => path`${x + Math.cos(turn) * reach} ${y + Math.sin(turn) * reach}`
    return `M${x} ${y}L${tip(angle - half)}L${tip(angle + half)}Z`
  })
  return fill(d.join(''), colour)
}
