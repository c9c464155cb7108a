import { type LineIdentity, lineKey } from '../cart/index.ts'

type Countable = LineIdentity & { readonly quantity: number }

export type GuestMerge<Line extends Countable> = {
  readonly customerLines: readonly Line[]
  readonly guestLines: readonly Line[]
  readonly guestCartId: string
  /** Guest carts this customer's cart has taken in before. */
  readonly takenInCartIds: readonly string[]
}

export type GuestMerged<Line extends Countable> = {
  readonly lines: readonly Line[]
  readonly takenInCartIds: readonly string[]
}

/** Takes a guest's cart into the customer's, once: a cart that was taken in before changes nothing. */
export function mergeGuestCart<Line extends Countable>(merge: GuestMerge<Line>): GuestMerged<Line> {
  const { customerLines, guestLines, guestCartId, takenInCartIds } = merge
  if (takenInCartIds.includes(guestCartId)) return { lines: customerLines, takenInCartIds }

  const lines = new Map<string, Line>()
  for (const line of [...customerLines, ...guestLines]) {
    const key = lineKey(line)
    const existing = lines.get(key)
    lines.set(key, existing ? { ...existing, quantity: existing.quantity + line.quantity } : line)
  }
  return { lines: [...lines.values()], takenInCartIds: [...takenInCartIds, guestCartId] }
}
