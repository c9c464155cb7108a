import type { Pattern } from '../../label/index.ts'
import { group } from '../svg.ts'
import type { Area } from './area.ts'
import { drawCamo } from './camo.ts'
import { drawCheck } from './check.ts'
import { drawColourBlock } from './colour-block.ts'
import { drawDots } from './dots.ts'
import { drawFlorals } from './florals.ts'
import { drawStars } from './stars.ts'
import { drawStripes } from './stripes.ts'
import { drawTieDye } from './tie-dye.ts'

const drawers: Readonly<Record<Exclude<Pattern, 'plain'>, (area: Area) => string>> = {
  stripes: drawStripes,
  dots: drawDots,
  check: drawCheck,
  stars: drawStars,
  florals: drawFlorals,
  camo: drawCamo,
  'tie-dye': drawTieDye,
  'colour-block': drawColourBlock,
}

/** Woven along the grain; the printed ones turn by themselves, and tie-dye ignores the cut. */
const woven: readonly Pattern[] = ['stripes', 'check', 'colour-block']

/** Covers a panel along its grain; the panel clips what sticks out. */
export function drawPattern(area: Area): string {
  const { pattern } = area.paint
  if (pattern === 'plain') return ''
  if (!woven.includes(pattern)) return drawers[pattern](area)
  const { x, y, width, height } = area.box
  return group(
    { transform: `rotate(${Math.round(area.grain)} ${Math.round(x + width / 2)} ${Math.round(y + height / 2)})` },
    drawers[pattern](area),
  )
}
