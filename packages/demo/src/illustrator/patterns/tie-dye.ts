import { mix, readable, tint } from '../paint.ts'
import { palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { el, path } from '../svg.ts'
import type { Area } from './area.ts'

const eye = { x: 300, y: 352 }

/** A ring that bled: its radius wanders as dye does along a knot. */
function ring(radius: number, { between }: Random): string {
  const points = Array.from({ length: 28 }, (_, index) => {
    const angle = (index * Math.PI) / 14
    const reach = radius * (1 + between(-0.07, 0.07)) + (index % 2) * 7
    return { x: eye.x + Math.cos(angle) * reach, y: eye.y + Math.sin(angle) * reach * 1.08 }
  })
  const [first, ...rest] = points
  if (!first) return ''
  return path`M ${first.x} ${first.y} ${rest.map(({ x, y }) => path`L ${x} ${y}`).join(' ')} Z`
}

/** Rings around one knot on the chest; sleeves and skirt carry them on, since all panels share the eye. */
export function drawTieDye({ paint, dye }: Area): string {
  const ink = readable(paint.accent, dye)
  const colours = [ink, mix(ink, dye, 0.35), tint(mix(ink, dye, 0.6), 0.35)]
  return Array.from({ length: 9 }, (_, index) => {
    const d = ring(16 + index * 42, paint.random)
    const stroke = colours[index % 3] ?? ink
    const look = { d, fill: 'none', stroke, 'stroke-linejoin': 'round' }
    return (
      [30, 21, 12].map((width) => el('path', { ...look, 'stroke-width': width, 'stroke-opacity': 0.34 })).join('') +
      el('path', {
        ...look,
        stroke: palette.white,
        'stroke-width': 2.2,
        'stroke-opacity': 0.26,
        'stroke-dasharray': '9 17',
      })
    )
  }).join('')
}
