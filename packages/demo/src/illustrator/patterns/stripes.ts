import { readable } from '../paint.ts'
import { el, path } from '../svg.ts'
import { type Area, covering } from './area.ts'

/** Breton stripes that sag with the cloth. */
export function drawStripes(area: Area): string {
  const { x, y, width, height } = covering(area)
  const bands = Array.from({ length: Math.ceil(height / 32) + 1 }, (_, index) => {
    const top = y + index * 32
    return path`M ${x} ${top} Q ${x + width / 2} ${top + width * 0.06} ${x + width} ${top}`
  })
  return el('path', {
    d: bands.join(' '),
    fill: 'none',
    stroke: readable(area.paint.accent, area.dye),
    'stroke-width': 13,
  })
}
