import { standingOut } from '../paint.ts'
import { palette } from '../palette.ts'
import { el } from '../svg.ts'
import type { Inks } from './inks.ts'

export function drawRainbow({ main, pale, pop, ground }: Inks): string {
  const [last = pale] = standingOut(
    [palette.screen.coral, palette.screen.mint, palette.screen.sky],
    [ground, main, pale, pop],
  )
  const bows = [main, pop, last, pale]
  const arcs = bows.map((stroke, index) => {
    const radius = 52 - index * 11
    return el('path', {
      d: `M ${-radius} 26 C ${-radius} ${26 - radius * 1.32} ${radius} ${26 - radius * 1.32} ${radius} 26`,
      fill: 'none',
      stroke,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    })
  })
  const [cloudy = pale] = standingOut([palette.screen.milk, palette.screen.sky], [ground, main])
  const cloud = (x: number) =>
    el('path', {
      d: `M ${x - 16} 32 L ${x} 25 L ${x + 15} 33`,
      fill: 'none',
      stroke: cloudy,
      'stroke-width': 17,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  return arcs.join('') + cloud(-38) + cloud(38)
}

export function drawLightning({ main, pale }: Inks): string {
  const bolt = 'M 12 -56 L -34 8 L -6 8 L -16 56 L 34 -14 L 6 -14 Z'
  return (
    el('path', {
      d: bolt,
      fill: pale,
      stroke: pale,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
      transform: 'translate(6 6)',
    }) + el('path', { d: bolt, fill: main, stroke: main, 'stroke-width': 5, 'stroke-linejoin': 'round' })
  )
}

export function drawHeart({ main, pale }: Inks): string {
  const heart = 'M 0 46 C -66 4 -52 -42 -24 -42 C -10 -42 -2 -32 0 -22 C 2 -32 10 -42 24 -42 C 52 -42 66 4 0 46 Z'
  return (
    el('path', { d: heart, fill: main, stroke: main, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    el('path', {
      d: heart,
      fill: 'none',
      stroke: pale,
      'stroke-width': 2.6,
      'stroke-dasharray': '6 5',
      'stroke-linecap': 'round',
      transform: 'scale(0.84)',
    }) +
    el('path', {
      d: 'M -32 -18 C -32 -26 -26 -30 -21 -31',
      fill: 'none',
      stroke: pale,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    })
  )
}
