import type { Point } from '../geometry.ts'
import { mix, readable, shade, tint } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, path } from '../svg.ts'
import { type Area, scatter } from './area.ts'

function petals({ x, y }: Point, radius: number, turn: number): string {
  return Array.from({ length: 5 }, (_, index) => {
    const angle = turn + (index * Math.PI * 2) / 5
    const px = x + Math.sin(angle) * radius
    const py = y - Math.cos(angle) * radius
    return path`M ${px} ${py} L ${px + 0.1} ${py}`
  }).join(' ')
}

function leaves({ x, y }: Point, radius: number, turn: number): string {
  return [-0.7, 0.7]
    .map((way) => {
      const angle = turn + Math.PI + way
      const tip = { x: x + Math.sin(angle) * radius * 2.7, y: y - Math.cos(angle) * radius * 2.7 }
      const bow = { x: x + Math.sin(angle + 0.4) * radius * 1.7, y: y - Math.cos(angle + 0.4) * radius * 1.7 }
      return path`M ${x} ${y} Q ${bow.x} ${bow.y} ${tip.x} ${tip.y} Q ${x + Math.sin(angle - 0.4) * radius * 1.7} ${y - Math.cos(angle - 0.4) * radius * 1.7} ${x} ${y} Z`
    })
    .join(' ')
}

/** A meadow print: big and small blossoms with leaves. */
export function drawFlorals(area: Area): string {
  const { between } = area.paint.random
  const ink = readable(area.paint.accent, area.dye)
  const flowers = scatter(area, 58, 9).map((point, index) => ({
    point,
    radius: index % 3 === 1 ? 6.2 : 8.4,
    turn: between(0, 6.2),
    isPale: index % 2 === 0,
  }))
  const spots = flowers.map(({ point }) => path`M ${point.x} ${point.y} L ${point.x + 0.1} ${point.y}`)
  const bloom = (pale: boolean, stroke: string) =>
    el('path', {
      d:
        flowers
          .filter(({ isPale }) => isPale === pale)
          .map(({ point, radius, turn }) => petals(point, radius, turn))
          .join(' ') || 'M 0 0',
      stroke,
      fill: 'none',
      'stroke-width': 11,
      'stroke-linecap': 'round',
    })
  const leaf = readable(mix(palette.leaf, area.dye, 0.15), area.dye)
  return (
    el('path', { d: flowers.map(({ point, radius, turn }) => leaves(point, radius, turn)).join(' '), fill: leaf }) +
    bloom(true, tint(ink, 0.4)) +
    bloom(false, ink) +
    el('path', {
      d: spots.join(' '),
      fill: 'none',
      stroke: shade(mix(ink, palette.brass, 0.6), 0.1),
      'stroke-width': 7.5,
      'stroke-linecap': 'round',
    })
  )
}
