import { el, group } from '../svg.ts'
import type { Inks } from './inks.ts'

/** A skateboard in mid-air with speed lines. */
export function drawSkate({ main, pale, pop }: Inks): string {
  const wheel = (x: number) => el('circle', { cx: x, cy: 17, r: 8, fill: pop, stroke: main, 'stroke-width': 3.5 })
  return (
    el('path', {
      d: 'M -56 34 L -24 42 M -48 46 L -28 51 M 20 -40 L 44 -34 M 30 -52 L 50 -47',
      stroke: pale,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }) +
    group(
      { transform: 'rotate(-18)' },
      el('path', {
        d: 'M -34 6 L -24 6 L -29 14 Z M 24 6 L 34 6 L 29 14 Z',
        fill: main,
        stroke: main,
        'stroke-width': 3,
      }),
      wheel(-29),
      wheel(29),
      el('path', {
        d: 'M -62 -12 C -54 -6 -50 2 -40 2 L 40 2 C 50 2 54 -6 62 -12',
        fill: 'none',
        stroke: main,
        'stroke-width': 11,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      el('path', { d: 'M -38 1 L 38 1', stroke: pale, 'stroke-width': 2.4, 'stroke-dasharray': '10 6' }),
    )
  )
}
