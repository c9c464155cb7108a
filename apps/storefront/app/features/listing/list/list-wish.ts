/** What a shopper has asked of a list that is not shown yet; all three are queries without their question mark. */
export type ListWish = {
  readonly from: string
  readonly to: string
  /** What was asked for on the way: a slow list may still arrive when the next tick is set. */
  readonly onTheWay: readonly string[]
}

export function wishFor(to: string, shown: string, before: ListWish | null): ListWish {
  return { from: shown, to, onTheWay: before ? [...before.onTheWay, before.to] : [] }
}

/** What is still wished for when the list of a query is shown; somewhere else than on the way, nothing is. */
export function stillWished(wish: ListWish | null, shown: string): ListWish | null {
  if (!wish || wish.from === shown) return wish
  return wish.to !== shown && wish.onTheWay.includes(shown) ? { ...wish, from: shown } : null
}
