import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'

/** A line of an order as it was paid, after discounts. */
export type PaidLine = {
  readonly lineId: string
  readonly quantity: number
  readonly paid: Cents
  /** Pieces that came back before. */
  readonly returned: number
}

export type ReturnedPieces = { readonly lineId: string; readonly quantity: number }
export type LineRefund = ReturnedPieces & { readonly amount: Cents }

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
    refunds.push({ lineId, quantity, amount: worthOfFirst(returned, line) - worthOfFirst(line.returned, line) })
    // A line may be named twice: the second time fewer pieces are left.
    byLine.set(lineId, { ...line, returned })
  }
  return ok(refunds)
}

// The odd cents of a line go back with its first pieces.
function worthOfFirst(pieces: number, { paid, quantity }: PaidLine): Cents {
  const odd = paid % quantity
  return ((paid - odd) / quantity) * pieces + Math.min(pieces, odd)
}
