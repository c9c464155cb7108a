import { readable, washed } from '../paint.ts'
import { el } from '../svg.ts'
import { type Area, covering } from './area.ts'

/** Three fields of colour at one height on every panel: the dye above, a narrow bridge, the accent below. */
export function drawColourBlock(area: Area): string {
  const { x, y, width, height } = covering(area)
  const ink = readable(area.paint.accent, area.dye)
  const low = Math.max(406, y + height)
  return (
    el('rect', { x, y: 350, width, height: 56, fill: washed(ink, area.dye, 0.5) }) +
    el('rect', { x, y: 406, width, height: low - 406, fill: ink })
  )
}
