import {
  type Books,
  CARD,
  type Cart,
  customerOf,
  demandOf,
  hasOrdered,
  pointsOf,
  products,
  shopperOf,
  sum,
  type Tenders,
} from './state.ts'

export type Priced = {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly paid: number }[]
  readonly charges: number
  readonly tenders: Tenders
  readonly coupon: string | null
}

/** What a cart costs at this moment, and what pays for it. */
export function price(books: Books, cart: Cart, email: string | null): Priced {
  const rows = cart.lines.map(({ sku, quantity }) => quantity * unitPrice(sku, quantity, cart.slot))
  const isVirtual = Object.keys(demandOf(cart.lines)).length === 0
  const postage = isVirtual || !cart.isAddressed || sum(rows) >= 7_500 ? 0 : 495
  const coupon =
    cart.coupon !== null && refuseCoupon(books, cart, email) === null ? books.coupons[cart.coupon] : undefined
  // Gift cards are sold for what they are worth.
  const goods = cart.lines.map(({ sku }, index) => (sku === CARD ? 0 : (rows[index] ?? 0)))
  const off = coupon ? Math.min(sum(goods), coupon.fixed + Math.round((sum(goods) * coupon.percent) / 100)) : 0
  const discounts = share(off, goods)
  const lines = cart.lines.map((line, index) => ({ ...line, paid: (rows[index] ?? 0) - (discounts[index] ?? 0) }))
  const charges = coupon?.isFreeShipping ? 0 : postage
  return { lines, charges, tenders: settle(books, cart, { lines, charges }), coupon: coupon ? cart.coupon : null }
}

export function unitPrice(sku: string, quantity: number, slot: number): number {
  // Socks are cheaper by the three, and by the two for the group of the second customer.
  if (sku === 'socks' && customerOf(slot) === '2' && quantity >= 2) return 600
  if (sku === 'socks' && quantity >= 3) return 800
  return products[sku as keyof typeof products]
}

/** Gift cards first, then points, then money, which alone pays for gift cards. */
function settle(books: Books, cart: Cart, { lines, charges }: Pick<Priced, 'lines' | 'charges'>): Tenders {
  const inMoney = sum(lines.map(({ sku, paid }) => (sku === CARD ? paid : 0)))
  let open = charges + sum(lines.map(({ paid }) => paid)) - inMoney
  const cards: Tenders['cards'] = []
  for (const card of cart.cards.filter((each) => refuseCard(books, each) === null)) {
    const amount = Math.min(books.cards[card]?.balance ?? 0, open)
    open -= amount
    if (amount > 0) cards.push({ card, amount })
  }
  const customer = customerOf(cart.slot)
  const points = customer === null ? 0 : Math.min(cart.points, Math.max(0, pointsOf(books, customer)), open)
  return { cards, points, money: open - points + inMoney }
}

/** Cents that do not divide go to those that lost most by rounding down, the first ones on a tie. */
function share(total: number, weights: readonly number[]): number[] {
  const whole = sum(weights)
  if (total === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((total * weight) / whole))
  const order = weights.map((weight, index) => ({ index, lost: (total * weight) % whole }))
  const odd = total - sum(shares)
  for (const { index } of order.toSorted((a, b) => b.lost - a.lost).slice(0, odd))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** Why a coupon does not count on a cart; guests are known by their address, once it is there. */
export function refuseCoupon(books: Books, cart: Cart, email: string | null, code = cart.coupon): string | null {
  const coupon = code === null ? undefined : books.coupons[code]
  const shopper = customerOf(cart.slot) === null ? email : shopperOf(cart.slot)
  if (!coupon) return 'coupon-unknown'
  if (coupon.until !== null && books.now > coupon.until) return 'coupon-expired'
  if (coupon.limit !== null && coupon.uses.length >= coupon.limit) return 'coupon-used-up'
  const own = coupon.uses.filter((use) => use.shopper === shopper).length
  if (coupon.limitPerShopper !== null && own >= coupon.limitPerShopper) return 'coupon-already-used'
  if (coupon.isForFirstOrder && shopper !== null && hasOrdered(books, shopper, cart.sees))
    return 'coupon-first-order-only'
  return cart.lines.every(({ sku }) => sku === CARD) ? 'coupon-not-for-these-products' : null
}

export function refuseCard(books: Books, name: string): string | null {
  const card = books.cards[name]
  if (!card) return 'gift-card-unknown'
  if (card.until !== null && books.now > card.until) return 'gift-card-expired'
  return card.balance > 0 ? null : 'gift-card-empty'
}
