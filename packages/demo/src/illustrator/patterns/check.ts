import { readable, shade } from '../paint.ts'
import { el, path } from '../svg.ts'
import { type Area, covering } from './area.ts'

/** A woven check: broad bands cross half see-through, a thin overcheck runs between. */
export function drawCheck(area: Area): string {
  const { x, y, width, height } = covering(area)
  const gap = 46
  const middle = x + width / 2
  const columns = Math.ceil(width / gap / 2) + 1
  const across = (shift: number) =>
    Array.from(
      { length: Math.ceil(height / gap) + 1 },
      (_, index) => path`M ${x} ${y + index * gap + shift} L ${x + width} ${y + index * gap + shift}`,
    ).join(' ')
  const down = (shift: number) =>
    Array.from(
      { length: columns * 2 + 1 },
      (_, index) =>
        path`M ${middle + (index - columns) * gap + shift} ${y} L ${middle + (index - columns) * gap + shift} ${y + height}`,
    ).join(' ')
  const ink = readable(area.paint.accent, area.dye)
  const band = { fill: 'none', stroke: ink, 'stroke-width': 21, 'stroke-opacity': 0.5 }
  const line = { fill: 'none', stroke: shade(ink, 0.25), 'stroke-width': 2, 'stroke-opacity': 0.75 }
  return (
    el('path', { ...band, d: across(0) }) +
    el('path', { ...band, d: down(0) }) +
    el('path', { ...line, d: across(gap / 2) }) +
    el('path', { ...line, d: down(gap / 2) })
  )
}
