import type { Cents } from '../money/index.ts'
import { ok, type Result } from '../result/index.ts'
import type { Settlement } from '../tenders/index.ts'
import {
  type LineRefund,
  type PaidLine,
  type RefundLineRefusal,
  type ReturnedPieces,
  refundLines,
} from './refund-lines.ts'
import { type SplitRefusal, splitRefund } from './split-refund.ts'

export type PaidOrder = {
  readonly lines: readonly PaidLine[]
  /** What delivery and the payment method cost, after discounts. */
  readonly charges: Cents
  readonly paid: Settlement
  readonly refundedBefore: Cents
}

export type Refund = {
  readonly lines: readonly LineRefund[]
  readonly charges: Cents
  readonly tenders: Settlement
}

/** Lines and charges of a refund always sum to what the tenders get back. Charges go back with the last piece. */
export function planRefund(
  { lines, charges, paid, refundedBefore }: PaidOrder,
  pieces: readonly ReturnedPieces[],
): Result<Refund, RefundLineRefusal | SplitRefusal> {
  const refunded = refundLines(lines, pieces)
  if (!refunded.ok) return refunded
  const chargesBack = returnsEverything(lines, pieces) ? charges : 0
  const amount = refunded.value.reduce((sum, line) => sum + line.amount, chargesBack)
  if (amount === 0) return ok({ lines: refunded.value, charges: 0, tenders: nothing(paid) })
  const tenders = splitRefund({ paid, refundedBefore, amount })
  return tenders.ok ? ok({ lines: refunded.value, charges: chargesBack, tenders: tenders.value }) : tenders
}

function returnsEverything(lines: readonly PaidLine[], pieces: readonly ReturnedPieces[]): boolean {
  const out = lines.reduce((sum, { quantity, returned }) => sum + quantity - returned, 0)
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0) === out
}

/** A line that a coupon made free comes back for nothing, and so does a gift card that was spent. */
function nothing({ giftCards }: Settlement): Settlement {
  return {
    giftCards: giftCards.map(({ code }) => ({ code, amount: 0 })),
    points: { points: 0, amount: 0 },
    remainder: 0,
  }
}
