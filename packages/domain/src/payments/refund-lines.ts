import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'

/** A line of an order as it was paid, after discounts. */
export type PaidLine = {
  readonly lineId: string
  readonly quantity: number
  readonly paid: Cents
  /** Pieces that came back before. */
  readonly returned: number
  /** Of gift cards, those that come back: what they were sold for, and what is left on them. */
  readonly cards?: { readonly sold: Cents; readonly left: Cents }
}

export type ReturnedPieces = { readonly lineId: string; readonly quantity: number }
/** `kept`: what was paid for these pieces as well and does not go back, because they are gift cards that were spent. */
export type LineRefund = ReturnedPieces & { readonly amount: Cents; readonly kept: Cents }

export type RefundLineRefusal =
  | { readonly code: 'nothing-returned' }
  | { readonly code: 'line-unknown' | 'quantity-invalid'; readonly lineId: string }
  | { readonly code: 'more-than-ordered'; readonly lineId: string; readonly left: number }

/** What the returned pieces were paid for; all pieces of a line together are worth exactly what the line was. */
export function refundLines(
  lines: readonly PaidLine[],
  pieces: readonly ReturnedPieces[],
): Result<readonly LineRefund[], RefundLineRefusal> {
  if (pieces.length === 0) return err({ code: 'nothing-returned' })
  const byLine = new Map(lines.map((line) => [line.lineId, line]))
  const refunds: LineRefund[] = []
  for (const { lineId, quantity } of pieces) {
    const line = byLine.get(lineId)
    if (line === undefined) return err({ code: 'line-unknown', lineId })
    if (!Number.isSafeInteger(quantity) || quantity < 1) return err({ code: 'quantity-invalid', lineId })
    const left = line.quantity - line.returned
    if (quantity > left) return err({ code: 'more-than-ordered', lineId, left })
    const returned = line.returned + quantity
    const worth = worthOfFirst(returned, line) - worthOfFirst(line.returned, line)
    const amount = leftOf(worth, line)
    refunds.push({ lineId, quantity, amount, kept: worth - amount })
    // A line may be named twice: the second time fewer pieces are left.
    byLine.set(lineId, { ...line, returned })
  }
  return ok(refunds)
}

/** A card that was sold at a discount comes back at the same discount. */
function leftOf(worth: Cents, { cards }: PaidLine): Cents {
  return cards && cards.left < cards.sold ? Math.floor((worth * Math.max(0, cards.left)) / cards.sold) : worth
}

// The odd cents of a line go back with its first pieces.
function worthOfFirst(pieces: number, { paid, quantity }: PaidLine): Cents {
  const odd = paid % quantity
  return ((paid - odd) / quantity) * pieces + Math.min(pieces, odd)
}
