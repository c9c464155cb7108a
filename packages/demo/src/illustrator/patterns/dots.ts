import { readable } from '../paint.ts'
import { el, path } from '../svg.ts'
import { type Area, scatter } from './area.ts'

export function drawDots(area: Area): string {
  const d = scatter(area, 36).map(({ x, y }) => path`M ${x} ${y} L ${x + 0.1} ${y}`)
  return el('path', {
    d: d.join(' '),
    fill: 'none',
    stroke: readable(area.paint.accent, area.dye),
    'stroke-width': 13,
    'stroke-linecap': 'round',
  })
}
