import { readable, shade, tint } from '../paint.ts'
import { chosen } from '../random.ts'
import { el, path } from '../svg.ts'
import { type Area, covering } from './area.ts'

type Band = { readonly width: number; readonly shift: number; readonly colour: string; readonly opacity: number }

/** A woven check: broad bands cross half see-through, so that their crossings are the darkest. */
export function drawCheck(area: Area): string {
  const ink = readable(area.paint.accent, area.dye)
  const broad = (width: number) => ({ width, shift: 0, colour: ink, opacity: 0.5 })
  const thin = (shift: number, colour: string) => ({ width: 2.4, shift, colour, opacity: 0.8 })
  const { gap, bands } = chosen<{ gap: number; bands: readonly Band[] }>(
    [
      { gap: 46, bands: [broad(21), thin(23, shade(ink, 0.25))] },
      { gap: 30, bands: [broad(15)] },
      { gap: 74, bands: [broad(34), thin(29, shade(ink, 0.3)), thin(45, tint(ink, 0.4)), thin(37, shade(ink, 0.3))] },
    ],
    area.paint.seed,
    'check',
  )
  return bands.map((band) => weave(area, gap, band)).join('')
}

/** Bands both ways, as dashes of two broad lines that start from the middle of the panel. */
function weave(area: Area, gap: number, { width, shift, colour, opacity }: Band): string {
  const box = covering(area)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const reach = { x: Math.ceil(box.width / gap / 2) * gap, y: Math.ceil(box.height / gap / 2) * gap }
  const look = {
    stroke: colour,
    'stroke-opacity': opacity,
    'stroke-dasharray': `${width} ${gap - width}`,
    'stroke-dashoffset': gap + width / 2 - shift,
  }
  return (
    el('path', {
      ...look,
      d: path`M${middle.x - reach.x} ${middle.y}H${middle.x + reach.x}`,
      'stroke-width': Math.ceil(box.height),
    }) +
    el('path', {
      ...look,
      d: path`M${middle.x} ${middle.y - reach.y}V${middle.y + reach.y}`,
      'stroke-width': Math.ceil(box.width),
    })
  )
}
