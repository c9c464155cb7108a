import type { Point } from '../geometry.ts'
import { mix, shade, tint } from '../paint.ts'
import { chosen, type Random } from '../random.ts'
import { el, path } from '../svg.ts'
import { type Area, printed } from './area.ts'

/** A rounded patch with eight uneven lobes, wider than high. */
function blobPath({ x, y }: Point, radius: number, { between }: Random): string {
  const lobes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    const reach = radius * between(0.45, 1.3)
    return { x: x + Math.cos(angle) * reach * 1.3, y: y + Math.sin(angle) * reach * 0.8 }
  })
  const middle = (index: number): Point => {
    const one = lobes[index % 8] ?? { x, y }
    const two = lobes[(index + 1) % 8] ?? { x, y }
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
  }
  const start = middle(7)
  const curves = lobes.map((lobe, index) => path`Q${lobe.x} ${lobe.y} ${middle(index).x} ${middle(index).y}`)
  return path`M${start.x} ${start.y}${curves.join('')}Z`
}

export function drawCamo(area: Area): string {
  const { dye, paint } = area
  const gap = chosen([62, 78, 92], paint.seed, 'camo')
  const tones = [shade(dye, 0.22), tint(dye, 0.26), mix(shade(dye, 0.42), paint.accent, 0.22)]
  return printed(area, { columns: 3, rows: 4, gap, accident: gap * 0.24 }, (spots, random) =>
    tones
      .map((fill, index) => {
        const size = gap * (0.44 - index * 0.05)
        const blobs = spots.map(({ x, y }) =>
          blobPath({ x: x + index * gap * 0.4, y: y + index * gap * 0.3 }, size, random),
        )
        return el('path', { d: blobs.join(''), fill })
      })
      .join(''),
  )
}
