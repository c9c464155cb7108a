import { ok, type Result } from '../result/index.ts'
import { type AddLineRefusal, addLine, type QuantityLimits } from './add-line.ts'
import { totalQuantity } from './check-order-limit.ts'
import { type HeldLine, isSameLine, type LineReference } from './is-same-line.ts'
import { removeLine } from './remove-line.ts'

export type Replacement<Line extends HeldLine> = {
  readonly line: LineReference
  readonly by: Line
  readonly limits: QuantityLimits
}

/** Puts another variant in the place of a line; where the cart already holds that variant, the two become one. */
export function replaceLine<Line extends HeldLine>(
  lines: readonly Line[],
  { line, by, limits }: Replacement<Line>,
): Result<readonly Line[], AddLineRefusal> {
  const others = removeLine(lines, line)
  // A merged cart may hold more than an order; it can still change a size as long as it does not grow.
  const grows = totalQuantity(others) + by.quantity > totalQuantity(lines)
  const maxProductsPerOrder = grows ? limits.maxProductsPerOrder : Number.POSITIVE_INFINITY
  const added = addLine(others, { line: by, limits: { ...limits, maxProductsPerOrder } })
  const isNew = !others.some((other) => isSameLine(other, by))
  if (!added.ok || !isNew) return added
  return ok(lines.map((other) => (isSameLine(other, line) ? by : other)))
}
