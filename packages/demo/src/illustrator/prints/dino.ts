import { el } from '../svg.ts'
import type { Inks } from './inks.ts'

/** A friendly long-neck with plates on its back. */
export function drawDino({ main, pale, pop, deep }: Inks): string {
  const body =
    'M -58 26 C -46 24 -38 14 -30 4 C -20 -10 4 -14 18 -4 C 22 -14 20 -34 28 -44 C 36 -54 56 -50 58 -38 C 60 -30 52 -27 42 -28 C 40 -12 42 2 36 16 L 36 38 C 36 43 22 43 22 38 L 21 24 C 12 28 0 28 -9 25 L -10 38 C -10 43 -24 43 -24 38 L -24 22 C -34 30 -48 34 -58 26 Z'
  const plates =
    'M -34 8 L -36 -8 L -22 -3 Z M -20 -5 L -16 -22 L -4 -11 Z M -2 -11 L 6 -26 L 15 -8 Z M 18 -12 L 10 -26 L 22 -28 Z'
  return (
    el('path', { d: plates, fill: pop, stroke: pop, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    el('path', { d: body, fill: main, stroke: main, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    el('path', {
      d: 'M -14 8 L -13.9 8 M 0 2 L 0.1 2 M 12 10 L 12.1 10 M -2 15 L -1.9 15',
      stroke: pale,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) +
    el('path', { d: 'M 45 -41 L 45.1 -41', stroke: deep, 'stroke-width': 5.5, 'stroke-linecap': 'round' }) +
    el('path', {
      d: 'M 46 -33 Q 51 -31 55 -34',
      fill: 'none',
      stroke: deep,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    })
  )
}
