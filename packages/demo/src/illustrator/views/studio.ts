import type { Paint } from '../drawing.ts'
import { standingOut } from '../paint.ts'
import { palette } from '../palette.ts'
import { chosen } from '../random.ts'
import { el } from '../svg.ts'

/** Seamless coloured paper behind people: one of the two that flatter the cloth most. */
export function studio({ brand, dye, seed, id }: Paint): string {
  const [first = palette.paper.cream, second = first] = standingOut(palette.studio[brand], [dye])
  const colour = chosen([first, second], seed, 'studio')
  const light = id()
  return (
    el('rect', { width: 600, height: 744, fill: colour }) +
    el(
      'radialGradient',
      { id: light, cx: 0.4, cy: 0.3, r: 0.9 },
      el('stop', { offset: 0, 'stop-color': palette.white, 'stop-opacity': 0.34 }),
      el('stop', { offset: 0.7, 'stop-color': palette.white, 'stop-opacity': 0 }),
      el('stop', { offset: 0.71, 'stop-color': palette.ink, 'stop-opacity': 0 }),
      el('stop', { offset: 1, 'stop-color': palette.ink, 'stop-opacity': 0.1 }),
    ) +
    el('rect', { width: 600, height: 744, fill: `url(#${light})` })
  )
}
