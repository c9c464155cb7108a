import type { Point } from '../geometry.ts'
import { readable } from '../paint.ts'
import { chosen } from '../random.ts'
import { el, path } from '../svg.ts'
import { type Area, printed } from './area.ts'

export function starPath({ x, y }: Point, radius: number, turn: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = turn + (index * Math.PI) / 5
    const reach = index % 2 === 0 ? radius : radius * 0.46
    return path`${x + Math.sin(angle) * reach} ${y - Math.cos(angle) * reach}`
  })
  return `M${points.join('L')}Z`
}

export function drawStars(area: Area): string {
  const ink = readable(area.paint.accent, area.dye)
  const gap = chosen([52, 38, 68], area.paint.seed, 'stars')
  return printed(area, { columns: 4, rows: 4, gap, accident: gap * 0.1 }, (spots, { between }) => {
    const stars = spots.map((spot, index) => starPath(spot, gap * (index % 3 === 0 ? 0.25 : 0.17), between(-0.5, 0.5)))
    const dust = spots.map(({ x, y }) => path`M${x + gap * 0.5} ${y + between(-6, 6)}h0`)
    return (
      el('path', { d: stars.join(''), fill: ink, stroke: ink, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }) +
      el('path', { d: dust.join(''), stroke: ink, 'stroke-width': 3.6, 'stroke-linecap': 'round' })
    )
  })
}
