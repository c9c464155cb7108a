import { price, refuseCard, refuseCoupon, unitPrice } from './price.ts'
import {
  type Books,
  CARD,
  type Cart,
  customerOf,
  demandOf,
  enterPoints,
  isShort,
  type Line,
  moveStock,
  type Order,
  pointsOf,
  shopperOf,
  stockOf,
  sum,
} from './state.ts'

const MOST_PIECES = 40

export function openCart(books: Books, slot: number, id: string): string {
  const current = books.carts[books.slots[slot] ?? '']
  // A customer has one cart until it is ordered.
  if (current && current.hold !== 'spent' && customerOf(slot) !== null) return 'ok'
  books.carts[id] = {
    id,
    slot,
    lines: [],
    coupon: null,
    cards: [],
    points: 0,
    hold: 'free',
    isAddressed: false,
    sees: null,
  }
  books.slots[slot] = id
  return 'ok'
}

type CartChange = (cart: Cart) => string

/** A customer's cart that was ordered is no cart any more, a guest's says so. */
export function changeCart(books: Books, slot: number, change: CartChange): string {
  const cart = books.carts[books.slots[slot] ?? '']
  if (!cart || (cart.hold === 'spent' && customerOf(slot) !== null)) return 'cart-not-found'
  if (cart.hold !== 'free') return cart.hold === 'frozen' ? 'cart-frozen' : 'cart-already-ordered'
  return change(cart)
}

export const put = (books: Books, { sku, quantity }: Line): CartChange => {
  return (cart) => {
    const twin = cart.lines.find((line) => line.sku === sku)
    const wanted = { sku, quantity: (twin?.quantity ?? 0) + quantity }
    const lines = [...cart.lines.filter((line) => line !== twin), wanted]
    const refusal = refuseLines(books, lines, stockOf(sku))
    if (refusal !== null) return refusal
    cart.lines = twin ? cart.lines.map((line) => (line === twin ? wanted : line)) : lines
    return 'ok'
  }
}

export const takeOut = (sku: string): CartChange => {
  return (cart) => {
    const left = cart.lines.filter((line) => line.sku !== sku)
    if (left.length === cart.lines.length) return 'line-not-found'
    cart.lines = left
    return 'ok'
  }
}

function refuseLines(books: Books, lines: readonly Line[], stock: string | null): string | null {
  if (sum(lines.map(({ quantity }) => quantity)) > MOST_PIECES) return 'too-many-products'
  if (stock === null) return null
  const left = books.stock[stock] ?? 0
  if (left === 0) return 'out-of-stock'
  return (demandOf(lines)[stock] ?? 0) > left ? 'quantity-unavailable' : null
}

export const applyCoupon = (books: Books, code: string | null): CartChange => {
  return (cart) => {
    const refusal = code === null ? null : refuseCoupon(books, cart, null, code)
    if (refusal === null) cart.coupon = code
    return refusal ?? 'ok'
  }
}

export const applyCard = (books: Books, card: string): CartChange => {
  return (cart) => {
    const refusal = refuseCard(books, card) ?? (cart.cards.includes(card) ? 'gift-card-already-applied' : null)
    if (refusal === null) cart.cards.push(card)
    return refusal ?? 'ok'
  }
}

export const removeCard = (card: string): CartChange => {
  return (cart) => {
    if (!cart.cards.includes(card)) return 'gift-card-not-applied'
    cart.cards = cart.cards.filter((each) => each !== card)
    return 'ok'
  }
}

export function applyPoints(books: Books, slot: number, points: number): string {
  const customer = customerOf(slot)
  if (customer === null) return 'not-signed-in'
  return changeCart(books, slot, (cart) => {
    if (points > Math.max(0, pointsOf(books, customer))) return 'not-enough-points'
    cart.points = points
    return 'ok'
  })
}

/** As the shopper hands it in: what the cart held, and what it would cost, when the button was pressed. */
export type Handed = {
  readonly id: string
  readonly cart: string
  readonly lines: readonly Line[]
  readonly total: number
}

/** The order is there at once, or was there before; its payment is asked for afterwards. */
export function placeOrder(
  books: Books,
  { id, cart: cartId, lines, total }: Handed,
  sees: Cart['sees'] = null,
): string {
  const cart = books.carts[cartId]
  if (!cart) return 'cart-not-found'
  const content = JSON.stringify(lines)
  const before = books.orders.find((order) => order.id === id)
  if (before) return before.cart === cartId && before.content === content ? `ok ${id}` : 'order-id-taken'
  const ofCart = books.orders.findLast((order) => order.cart === cartId && order.status !== 'canceled')
  if (ofCart) return ofCart.content === content ? `ok ${ofCart.id}` : 'cart-already-ordered'
  if (cart.hold !== 'free') return 'cart-frozen'
  const ordered: Cart = { ...cart, lines: lines.map((line) => ({ ...line })), isAddressed: true, sees }
  const refusal = refuseOrder(books, ordered, total)
  if (refusal !== null) return refusal
  const order = makeOrder(books, ordered, { id, content })
  books.carts[cartId] = { ...ordered, sees: null, hold: order.payment ? 'frozen' : 'spent' }
  books.orders.push(order)
  moveStock(books, order.held, -1)
  takeTenders(books, order)
  return `ok ${id}`
}

function refuseOrder(books: Books, cart: Cart, total: number): string | null {
  const customer = customerOf(cart.slot)
  const email = shopperOf(cart.slot)
  if (cart.coupon !== null && refuseCoupon(books, cart, email) !== null) return 'coupon-not-valid'
  if (cart.cards.some((card) => refuseCard(books, card) !== null)) return 'gift-card-not-valid'
  if (customer !== null && cart.points > 0 && cart.points > pointsOf(books, customer)) return 'not-enough-points'
  if (isShort(books, demandOf(cart.lines))) return 'products-unavailable'
  return price(books, cart, email).tenders.money === total ? null : 'price-changed'
}

/** What an order takes beside its pieces, when it is placed and when it lives again. */
export function takeTenders(books: Books, { id, slot, coupon, tenders }: Order): void {
  if (coupon !== null) books.coupons[coupon]?.uses.push({ order: id, shopper: shopperOf(slot) })
  for (const { card, amount } of tenders.cards) (books.cards[card] ?? { balance: 0 }).balance -= amount
  enterPoints(books, customerOf(slot), -tenders.points)
}

export const earnedWith = (paid: number, points: number): number => Math.floor(Math.max(0, paid - points) / 100)

function makeOrder(books: Books, cart: Cart, { id, content }: Pick<Order, 'id' | 'content'>): Order {
  const { lines, charges, tenders, coupon } = price(books, cart, shopperOf(cart.slot))
  const { now } = books
  const isPaid = tenders.money === 0
  return {
    ...{ id, content, cart: cart.id, slot: cart.slot, status: isPaid ? 'processing' : 'pending' },
    lines: lines.map((line) => ({ ...line, returned: 0 })),
    ...{ charges, tenders, coupon, held: demandOf(lines), bought: [], refunds: [], moneyBack: [] },
    payment: isPaid
      ? null
      : {
          status: 'open',
          amount: tenders.money,
          refunded: 0,
          createdAt: now,
          changedAt: now,
          askedAt: null,
          bank: null,
        },
    pointsEarned: customerOf(cart.slot) === null ? 0 : earnedWith(sum(lines.map(({ paid }) => paid)), tenders.points),
    ...{ revoked: 0, deliveredAt: null, isWithdrawn: false, declared: null, version: isPaid ? 3 : 2 },
  }
}

/** The codes of what was bought, known by the order and their place in it. */
export function issueCards(books: Books, order: Order): void {
  for (const [line, { sku, quantity }] of order.lines.entries()) {
    for (let piece = 0; sku === CARD && piece < quantity; piece += 1) {
      const card = `${order.id}#${order.bought.length}`
      order.bought.push({ card, line })
      books.cards[card] = { balance: unitPrice(CARD, 1, order.slot), until: null, isPaidBack: false }
    }
  }
}
