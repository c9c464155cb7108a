import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import type { PointsTender, Settlement } from '../tenders/index.ts'

/** `paid.remainder` is the money that arrived: 0 while the bank has not paid. */
export type RefundRequest = { readonly paid: Settlement; readonly refundedBefore: Cents; readonly amount: Cents }

export type SplitRefusal =
  | { readonly code: 'refund-invalid' }
  | { readonly code: 'refund-exceeds-paid'; readonly left: Cents }

/** Gives money back in a fixed order: to the gift cards first, then as points, then to the bank. */
export function splitRefund({ paid, refundedBefore, amount }: RefundRequest): Result<Settlement, SplitRefusal> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return err({ code: 'refund-invalid' })
  const left = totalOf(paid) - refundedBefore
  if (amount > left) return err({ code: 'refund-exceeds-paid', left })

  // Because the order is fixed, the sums before and after this refund say how full each tender is then.
  const before = fillerOf(refundedBefore)
  const after = fillerOf(refundedBefore + amount)
  const giftCards = paid.giftCards.map((card) => ({
    code: card.code,
    amount: after(card.amount) - before(card.amount),
  }))
  const points = pointsBetween(paid.points, before(paid.points.amount), after(paid.points.amount))
  return ok({ giftCards, points, remainder: after(paid.remainder) - before(paid.remainder) })
}

export function totalOf({ giftCards, points, remainder }: Settlement): Cents {
  return giftCards.reduce((sum, { amount }) => sum + amount, points.amount + remainder)
}

/** Hands out a sum from one tender to the next, each up to what it gave. */
function fillerOf(sum: Cents): (capacity: Cents) => Cents {
  let open = sum
  return (capacity) => {
    const filled = Math.min(capacity, open)
    open -= filled
    return filled
  }
}

function pointsBetween(tender: PointsTender, from: Cents, to: Cents): PointsTender {
  return { points: pointsFor(tender, to) - pointsFor(tender, from), amount: to - from }
}

/** Where a point is no whole number of cents, the odd ones come back with the last cent. */
function pointsFor({ points, amount }: PointsTender, part: Cents): number {
  return part === amount ? points : Math.floor((points * part) / amount)
}
