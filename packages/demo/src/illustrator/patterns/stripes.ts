import { mix, readable } from '../paint.ts'
import { chosen } from '../random.ts'
import { el, path } from '../svg.ts'
import { type Area, covering } from './area.ts'

/** Stripes that sag with the cloth: Breton, fine, rugby, or broad and thin by turns. */
export function drawStripes(area: Area): string {
  const ink = readable(area.paint.accent, area.dye)
  const { gap, width, second } = chosen(
    [
      { gap: 32, width: 13, second: 0 },
      { gap: 18, width: 6, second: 0 },
      { gap: 64, width: 31, second: 0 },
      { gap: 46, width: 15, second: 4 },
    ],
    area.paint.seed,
    'stripes',
  )
  const stripe = (shift: number, stroke: string, thickness: number) =>
    el('path', { d: bands(area, gap, shift), fill: 'none', stroke, 'stroke-width': thickness })
  return stripe(0, ink, width) + (second ? stripe(gap / 2, mix(ink, area.dye, 0.25), second) : '')
}

/** Measured from one height for all panels, so that body and sleeves agree. */
function bands(area: Area, gap: number, shift: number): string {
  const { x, y, width, height } = covering(area)
  const first = Math.floor((y - 260) / gap) * gap + 260 + shift
  const count = Math.ceil((y + height - first) / gap) + 1
  return Array.from({ length: count }, (_, index) => {
    const top = first + index * gap
    return path`M${x} ${top}Q${x + width / 2} ${top + width * 0.06} ${x + width} ${top}`
  }).join('')
}
