import { type PaidLine, type ReturnedPieces, refundLines } from '../payments/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import type { OrderStatus } from './order-status.ts'

export type WithdrawnChoice = {
  readonly status: OrderStatus
  /** Gift cards are codes by now: they are called off with the whole order or not at all. */
  readonly hasGiftCards: boolean
  readonly lines: readonly PaidLine[]
}

export type ChoiceRefusal = { readonly code: 'only-whole-order' | 'pieces-not-there' }

/** Whether a part may be kept: not while nothing is paid, and not where a part cannot be called off. */
export function mayKeepSome({ status, hasGiftCards }: Omit<WithdrawnChoice, 'lines'>): boolean {
  return status === 'shipped' || (status === 'processing' && !hasGiftCards)
}

/** The pieces somebody withdraws from; null is all of the order, and so is every piece that is left of it. */
export function chooseWithdrawn(
  choice: WithdrawnChoice,
  wanted: readonly ReturnedPieces[] | null,
): Result<readonly ReturnedPieces[] | null, ChoiceRefusal> {
  if (wanted === null) return ok(null)
  if (!refundLines(choice.lines, wanted).ok) return err({ code: 'pieces-not-there' })
  const left = choice.lines.reduce((sum, { quantity, returned }) => sum + quantity - returned, 0)
  if (wanted.reduce((sum, { quantity }) => sum + quantity, 0) === left) return ok(null)
  return mayKeepSome(choice) ? ok(wanted) : err({ code: 'only-whole-order' })
}
