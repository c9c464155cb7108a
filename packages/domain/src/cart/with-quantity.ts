import { unitPriceAt } from '../pricing/index.ts'
import type { HeldLine } from './is-same-line.ts'

/** The line with another quantity, and at the price that has where it makes a difference. */
export function withQuantity<Line extends HeldLine>(line: Line, quantity: number): Line {
  const { priceSteps } = line
  return { ...line, quantity, ...(priceSteps && { unitPrice: unitPriceAt(priceSteps, quantity) }) }
}
