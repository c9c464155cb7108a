import { ok, type Result } from '../result/index.ts'
import { type AddLineRefusal, addLine, type QuantityLimits } from './add-line.ts'
import { type HeldLine, isSameLine, type LineReference } from './is-same-line.ts'
import { removeLine } from './remove-line.ts'

export type Replacement<Line extends HeldLine> = { readonly line: LineReference; readonly by: Line }

/** Puts another variant in the place of a line; where the cart already holds that variant, the two become one. */
export function replaceLine<Line extends HeldLine>(
  lines: readonly Line[],
  { line, by }: Replacement<Line>,
  limits: QuantityLimits,
): Result<readonly Line[], AddLineRefusal> {
  const added = addLine(removeLine(lines, line), by, limits)
  const isNew = !lines.some((other) => isSameLine(other, by) && !isSameLine(other, line))
  if (!added.ok || !isNew) return added
  return ok(lines.map((other) => (isSameLine(other, line) ? by : other)))
}
