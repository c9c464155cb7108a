import type { Point } from '../geometry.ts'
import { readable, standingOut } from '../paint.ts'
import { palette } from '../palette.ts'
import { chosen } from '../random.ts'
import { el, path } from '../svg.ts'
import { type Area, printed } from './area.ts'

/** Polka dots in three sizes, or confetti in three colours. */
export function drawDots(area: Area): string {
  const { paint, dye } = area
  const ink = readable(paint.accent, dye)
  const { gap, dot, isConfetti } = chosen(
    [
      { gap: 36, dot: 13, isConfetti: false },
      { gap: 24, dot: 7.5, isConfetti: false },
      { gap: 54, dot: 23, isConfetti: false },
      { gap: 40, dot: 14, isConfetti: true },
    ],
    paint.seed,
    'dots',
  )
  const { milk, sun, coral, mint, sky } = palette.screen
  const others = standingOut([milk, sun, coral, mint, sky], [dye, ink]).slice(0, 2)
  const inks = isConfetti ? [ink, ...others] : [ink]
  const rows = Math.max(4, Math.round(160 / gap / 2) * 2)
  return printed(area, { columns: rows - 1, rows, gap, accident: isConfetti ? gap * 0.2 : 0 }, (spots) =>
    inks
      .map((stroke, index) =>
        round(
          spots.filter((_, at) => at % inks.length === index),
          stroke,
          dot,
        ),
      )
      .join(''),
  )
}

const round = (spots: readonly Point[], stroke: string, width: number): string =>
  el('path', {
    d: spots.map(({ x, y }) => path`M${x} ${y}h0`).join(''),
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
  })
