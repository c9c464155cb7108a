import { type LineIdentity, lineKey } from '../cart/index.ts'

type Countable = LineIdentity & { readonly quantity: number }

export type GuestMerge<Line extends Countable> = {
  readonly customerLines: readonly Line[]
  readonly guestLines: readonly Line[]
  readonly guestCartId: string
  /** Guest carts this customer's cart has taken in before. */
  readonly consumedCartIds: readonly string[]
}

export type GuestMerged<Line extends Countable> = {
  readonly lines: readonly Line[]
  readonly consumedCartIds: readonly string[]
}

/** Takes a guest's cart into the customer's, once: a cart that was taken in before changes nothing. */
export function mergeGuestCart<Line extends Countable>(merge: GuestMerge<Line>): GuestMerged<Line> {
  const { customerLines, guestLines, guestCartId, consumedCartIds } = merge
  if (consumedCartIds.includes(guestCartId)) return { lines: customerLines, consumedCartIds }

  const lines = new Map<string, Line>()
  for (const line of [...customerLines, ...guestLines]) {
    const key = lineKey(line)
    const known = lines.get(key)
    lines.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return { lines: [...lines.values()], consumedCartIds: [...consumedCartIds, guestCartId] }
}
