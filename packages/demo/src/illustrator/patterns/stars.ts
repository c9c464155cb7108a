import type { Point } from '../geometry.ts'
import { readable } from '../paint.ts'
import { el, path } from '../svg.ts'
import { type Area, scatter } from './area.ts'

export function starPath({ x, y }: Point, radius: number, turn: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = turn + (index * Math.PI) / 5
    const reach = index % 2 === 0 ? radius : radius * 0.46
    return path`${x + Math.sin(angle) * reach} ${y - Math.cos(angle) * reach}`
  })
  return `M ${points.join(' L ')} Z`
}

export function drawStars(area: Area): string {
  const { between } = area.paint.random
  const d = scatter(area, 52, 3).map((point, index) => starPath(point, index % 3 === 0 ? 13 : 9, between(-0.5, 0.5)))
  const ink = readable(area.paint.accent, area.dye)
  return el('path', { d: d.join(' '), fill: ink, stroke: ink, 'stroke-width': 2.4, 'stroke-linejoin': 'round' })
}
