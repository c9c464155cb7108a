import type { StaffOrder } from '@vonk/contract'
import { refundLines } from '@vonk/domain/payments'

type Refunded = Pick<StaffOrder, 'lines' | 'totals'>
type Pieces = readonly { readonly lineId: number; readonly quantity: number }[]

/** What goes back for these pieces, in euros; delivery and payment with the last of all. Null for pieces nobody can give back. */
export function refundAmount({ lines, totals }: Refunded, pieces: Pieces): number | null {
  const paid = lines
    .filter(({ parentId }) => parentId === null)
    .map(({ id, paid: euros, ...line }) => ({ ...line, lineId: String(id), paid: centsOf(euros) }))
  const refunds = refundLines(
    paid,
    pieces.map(({ lineId, quantity }) => ({ lineId: String(lineId), quantity })),
  )
  if (!refunds.ok) return null
  const left = paid.reduce((sum, { quantity, returned }) => sum + quantity - returned, 0)
  const isAll = pieces.reduce((sum, { quantity }) => sum + quantity, 0) === left
  const lineCents = refunds.value.reduce((sum, { amount }) => sum + amount, 0)
  return (lineCents + (isAll ? centsOf(totals.charges) : 0)) / 100
}

function centsOf(euros: number): number {
  return Math.round(euros * 100)
}
