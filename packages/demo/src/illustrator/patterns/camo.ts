import type { Point } from '../geometry.ts'
import { mix, shade, tint } from '../paint.ts'
import type { Random } from '../random.ts'
import { el, path } from '../svg.ts'
import { type Area, scatter } from './area.ts'

/** A rounded patch with eight uneven lobes, wider than high. */
function blobPath({ x, y }: Point, radius: number, { between }: Random): string {
  const lobes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    const reach = radius * between(0.5, 1.25)
    return { x: x + Math.cos(angle) * reach * 1.25, y: y + Math.sin(angle) * reach * 0.8 }
  })
  const middle = (index: number): Point => {
    const one = lobes[index % 8] ?? { x, y }
    const two = lobes[(index + 1) % 8] ?? { x, y }
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
  }
  const start = middle(7)
  const curves = lobes.map((lobe, index) => path`Q ${lobe.x} ${lobe.y} ${middle(index).x} ${middle(index).y}`)
  return path`M ${start.x} ${start.y} ${curves.join(' ')} Z`
}

export function drawCamo(area: Area): string {
  const { dye, paint } = area
  const tones = [shade(dye, 0.22), tint(dye, 0.26), mix(shade(dye, 0.42), paint.accent, 0.22)]
  return tones
    .map((fill, index) => {
      const spots = scatter(area, 76 + index * 14, 20).map((point) =>
        blobPath({ x: point.x + index * 34, y: point.y + index * 27 }, 30 - index * 4, paint.random),
      )
      return el('path', { d: spots.join(' '), fill })
    })
    .join('')
}
