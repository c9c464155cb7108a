import { starPath } from '../patterns/stars.ts'
import { el, group } from '../svg.ts'
import type { Inks } from './inks.ts'

export function drawRocket({ main, pale, pop }: Inks): string {
  return (
    el('path', {
      d: [
        starPath({ x: -40, y: -26 }, 8, 0.2),
        starPath({ x: 42, y: 4 }, 6, 0),
        starPath({ x: -32, y: 30 }, 5, 0.4),
      ].join(' '),
      fill: pale,
    }) +
    group(
      { transform: 'rotate(28)' },
      el('path', { d: 'M -10 34 C -12 48 -4 52 0 64 C 4 52 12 48 10 34 Z', fill: pop }),
      el('path', {
        d: 'M -18 8 C -34 18 -34 32 -30 42 C -24 34 -18 32 -12 32 Z M 18 8 C 34 18 34 32 30 42 C 24 34 18 32 12 32 Z',
        fill: main,
      }),
      el('path', { d: 'M 0 -58 C 20 -40 24 -4 14 34 L -14 34 C -24 -4 -20 -40 0 -58 Z', fill: pale }),
      el('path', { d: 'M 0 -58 C 9 -50 14 -40 17 -28 L -17 -28 C -14 -40 -9 -50 0 -58 Z', fill: main }),
      el('circle', { cy: -8, r: 10, fill: pop, stroke: main, 'stroke-width': 3.5 }),
      el('path', { d: 'M -15 22 L 15 22', stroke: main, 'stroke-width': 4 }),
    )
  )
}
