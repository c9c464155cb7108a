import { type LineIdentity, lineKey, type OrderLimit, totalQuantity } from '../cart/index.ts'

type Countable = LineIdentity & { readonly quantity: number }

export type GuestMerge<Line extends Countable> = OrderLimit & {
  readonly customerLines: readonly Line[]
  readonly guestLines: readonly Line[]
  readonly guestCartId: string
  /** Guest carts this customer's cart has taken in before. */
  readonly takenInCartIds: readonly string[]
}

export type GuestMerged<Line extends Countable> = {
  readonly lines: readonly Line[]
  readonly takenInCartIds: readonly string[]
  /** Lines of the guest with as many pieces as there was no room for. */
  readonly leftOut: readonly Line[]
}

/**
 * Takes a guest's cart into the customer's, once: a cart that was taken in before changes nothing. Of the guest's lines it takes,
 * one after the other, what the cart has room for; the customer's own stay as they are.
 */
export function mergeGuestCart<Line extends Countable>(merge: GuestMerge<Line>): GuestMerged<Line> {
  const { customerLines, guestLines, guestCartId, takenInCartIds, maxProductsPerOrder } = merge
  if (takenInCartIds.includes(guestCartId)) return { lines: customerLines, takenInCartIds, leftOut: [] }

  const lines = new Map<string, Line>()
  const put = (line: Line) => {
    const key = lineKey(line)
    const existing = lines.get(key)
    lines.set(key, existing ? { ...existing, quantity: existing.quantity + line.quantity } : line)
  }
  for (const line of customerLines) put(line)
  let room = Math.max(0, maxProductsPerOrder - totalQuantity(customerLines))
  const leftOut: Line[] = []
  for (const line of guestLines) {
    const fitting = Math.min(line.quantity, room)
    room -= fitting
    if (fitting > 0) put({ ...line, quantity: fitting })
    if (fitting < line.quantity) leftOut.push({ ...line, quantity: line.quantity - fitting })
  }
  return { lines: [...lines.values()], takenInCartIds: [...takenInCartIds, guestCartId], leftOut }
}
