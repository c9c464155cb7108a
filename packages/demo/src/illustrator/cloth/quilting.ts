import type { Paint } from '../drawing.ts'
import type { Box } from '../geometry.ts'
import { shade, tint } from '../paint.ts'
import { el, path } from '../svg.ts'

type Chambers = { readonly paint: Paint; readonly dye: string; readonly box: Box; readonly grain: number }

const height = 56

/** Down chambers: each bulges towards the light, dips at its seam and puckers where the thread pulls. */
export function quilting({ paint, dye, box, grain }: Chambers): string {
  const reach = Math.hypot(box.width, box.height) / 2 + 10
  const count = Math.ceil(reach / height)
  const mark = chamber(paint, dye)
  const place = `translate(${Math.round(box.x + box.width / 2)} ${Math.round(box.y + box.height / 2)}) rotate(${Math.round(grain)})`
  const rows = Array.from({ length: count * 2 }, (_, index) =>
    el('use', { href: `#${mark}`, y: (index - count) * height }),
  )
  return el('g', { transform: place }, ...rows)
}

function chamber({ share, random }: Paint, dye: string): string {
  const stop = (offset: number, colour: string, opacity: number) =>
    el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
  const bulge = share(`bulge ${dye}`, (id) =>
    el(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      stop(0, shade(dye, 0.5), 0.5),
      stop(0.14, tint(dye, 0.3), 0.1),
      stop(0.34, tint(dye, 0.75), 0.5),
      stop(0.62, dye, 0),
      stop(1, shade(dye, 0.62), 0.62),
    ),
  )
  return share(`chamber ${dye}`, (id) => {
    const puckers = Array.from({ length: 26 }, (_, index) => {
      const x = -260 + index * 20 + random.between(-6, 6)
      const long = random.between(7, 15)
      return path`M${x} ${8 - (x * x) / 9000} l${random.between(-3, 3)} ${index % 2 === 0 ? long : -long}`
    })
    const curve = 'M-300 0Q0 16 300 0'
    return el(
      'g',
      { id },
      el('path', { d: `${curve}V${height}Q0 ${height + 16} -300 ${height}Z`, fill: `url(#${bulge})` }),
      el('path', {
        d: puckers.join(''),
        stroke: shade(dye, 0.55),
        'stroke-width': 2.2,
        'stroke-opacity': 0.3,
        'stroke-linecap': 'round',
      }),
      el('path', { d: curve, fill: 'none', stroke: shade(dye, 0.55), 'stroke-width': 2, 'stroke-opacity': 0.7 }),
    )
  })
}
