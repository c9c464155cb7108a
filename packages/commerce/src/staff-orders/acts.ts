import type { StaffOrder } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import type { OrderStatus } from '@vonk/domain/orders'
import type { ReturnedPieces } from '@vonk/domain/payments'
import { type Act, type Actor, findActs, recordAct } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'

type WireAct = StaffOrder['acts'][number]

export type OrderActNote = {
  readonly by: Actor
  readonly action: WireAct['action']
  readonly pieces: readonly ReturnedPieces[]
  /** What was refunded, in cents; null where it was nothing. */
  readonly amount: number | null
  readonly before: OrderStatus
  readonly after: OrderStatus
  readonly comment: string | undefined
}

/** Kept as long as the order. */
export async function noteOrderAct(tx: Db, orderId: string, note: OrderActNote): Promise<void> {
  const { by, action: name, pieces, amount, comment: why } = note
  const before = { status: note.before }
  const after = { status: note.after, ...(pieces.length > 0 && { pieces }), ...(amount !== null && { amount }) }
  await recordAct(tx, { by, on: { kind: 'order', id: orderId }, name, before, after, why, isKept: true })
}

const MOST_ACTS = 500

/** What was done with an order, the oldest first. */
export async function findOrderActs(db: Db, orderId: string): Promise<WireAct[]> {
  const acts = await findActs(db, { on: { kind: 'order', id: orderId }, limit: MOST_ACTS })
  return acts.toReversed().map(toWire)
}

function toWire({ name, by, after, why, doneAt }: Act): WireAct {
  // As `noteOrderAct` has written them.
  const action = name as WireAct['action']
  // The same.
  const { pieces = [], amount = null } = (after ?? {}) as { pieces?: WireAct['pieces']; amount?: number | null }
  return {
    action,
    // Of who was removed from the staff there is neither.
    by: by.kind === 'staff' ? { email: by.id ?? '', name: by.name ?? by.id ?? '' } : null,
    pieces: [...pieces],
    amount: amount === null ? null : toDecimal(amount),
    why,
    at: doneAt.toISOString(),
  }
}
