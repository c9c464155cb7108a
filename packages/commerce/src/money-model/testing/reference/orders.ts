import { earnedWith, issueCards, takeTenders } from './carts.ts'
import { refuseCard } from './price.ts'
import {
  type Books,
  CARD,
  customerOf,
  DAY,
  demandOf,
  enterPoints,
  hasOrdered,
  isPersonalised,
  isShort,
  moveStock,
  type Order,
  pointsOf,
  products,
  type Refund,
  shopperOf,
  sum,
} from './state.ts'

/** To withdraw, and to follow the link of the mail. */
const LINK_DAYS = 14

function release(books: Books, order: Order): void {
  moveStock(books, order.held, 1)
  order.held = {}
}

function refundTenders(books: Books, order: Order, { cards, points }: Pick<Refund, 'cards' | 'points'>): void {
  for (const { card, amount } of cards) (books.cards[card] ?? { balance: 0 }).balance += amount
  enterPoints(books, customerOf(order.slot), points)
}

function enterStatus(order: Order, status: Order['status']): void {
  order.status = status
  order.version += 1
}

export function confirm(books: Books, order: Order): void {
  enterStatus(order, 'processing')
  const cart = books.carts[order.cart]
  if (cart) cart.hold = 'spent'
  issueCards(books, order)
}

export function cancel(books: Books, order: Order): string {
  if (order.status !== 'pending' && order.status !== 'processing') return 'order-transition-refused'
  const coupon = order.coupon === null ? undefined : books.coupons[order.coupon]
  if (coupon) coupon.uses = coupon.uses.filter((use) => use.order !== order.id)
  const cart = books.carts[order.cart]
  if (order.status === 'processing') payBack(books, order, null)
  else {
    refundTenders(books, order, order.tenders)
    if (cart) cart.hold = 'free'
  }
  release(books, order)
  enterStatus(order, 'canceled')
  return 'ok'
}

/** Money came for an order that had expired: it takes everything again, or nothing. */
export function revive(books: Books, order: Order): boolean {
  const { tenders, slot } = order
  const customer = customerOf(slot)
  const cart = books.carts[order.cart]
  const coupon = order.coupon === null ? undefined : books.coupons[order.coupon]
  const own = coupon?.uses.filter(({ shopper }) => shopper === shopperOf(slot)).length ?? 0
  const demand = demandOf(order.lines)
  const isGone =
    cart?.hold !== 'free' ||
    books.orders.some((other) => other.cart === order.cart && other.status !== 'canceled') ||
    (coupon?.isForFirstOrder && hasOrdered(books, shopperOf(slot))) ||
    (coupon && (coupon.uses.length >= (coupon.limit ?? Infinity) || own >= (coupon.limitPerShopper ?? Infinity))) ||
    tenders.cards.some(({ card, amount }) => refuseCard(books, card) || amount > (books.cards[card]?.balance ?? 0)) ||
    (customer !== null && tenders.points > 0 && tenders.points > pointsOf(books, customer)) ||
    isShort(books, demand)
  if (isGone) return false
  takeTenders(books, order)
  moveStock(books, demand, -1)
  order.held = demand
  confirm(books, order)
  return true
}

export function ship(books: Books, order: Order): string {
  if (order.status !== 'processing') return 'order-transition-refused'
  enterStatus(order, 'shipped')
  enterPoints(books, customerOf(order.slot), order.pointsEarned)
  return 'ok'
}

export function deliver(books: Books, order: Order): string {
  if (order.status !== 'shipped') return 'order-not-shipped'
  order.deliveredAt = books.now
  return 'ok'
}

export type Pieces = { readonly line: number; readonly quantity: number }

/** Pieces come back; null is all that are left. */
export function returnItems(books: Books, order: Order, wanted: readonly Pieces[] | null): string {
  if (order.status !== 'processing' && order.status !== 'shipped') return 'order-not-paid'
  const before = order.lines.map(({ returned }) => returned)
  const refusal = payBack(books, order, wanted)
  if (refusal !== null) return refusal
  const back = order.lines.map((line, index) => ({ ...line, quantity: line.returned - (before[index] ?? 0) }))
  const lowered = Object.entries(demandOf(back)).map(([sku, n]) => [sku, Math.min(n, order.held[sku] ?? 0)] as const)
  for (const [sku, quantity] of lowered) order.held[sku] = (order.held[sku] ?? 0) - quantity
  moveStock(books, Object.fromEntries(lowered), 1)
  const isAllBack = order.lines.every(({ quantity, returned }) => returned === quantity)
  if (order.status === 'shipped') {
    if (isAllBack) enterStatus(order, 'returned')
    revokePoints(books, order)
  } else if (isAllBack) cancel(books, order)
  return 'ok'
}

const worthOf = (line: Order['lines'][number], pieces: number): number =>
  Math.floor(line.paid / line.quantity) * pieces + Math.min(pieces, line.paid % line.quantity)

/** Gives back what pieces were paid with; null is all that are left, with what is left on the gift cards among them. */
function payBack(books: Books, order: Order, wanted: readonly Pieces[] | null): string | null {
  const left = order.lines.map(({ quantity, returned }, line) => ({ line, quantity: quantity - returned }))
  const pieces = (wanted ?? left).filter(({ quantity }) => quantity > 0)
  const cards = cardsBack(books, order, wanted)
  if (cards === null) return 'gift-card-used'
  if (pieces.length === 0) return 'nothing-returned'
  if (pieces.some(({ line, quantity }) => quantity > (left[line]?.quantity ?? 0))) return 'more-than-ordered'
  const isLast = sum(pieces.map(({ quantity }) => quantity)) === sum(left.map(({ quantity }) => quantity))
  const amounts = pieces.map(({ line, quantity }) => {
    const sold = cards.filter((card) => card.line === line).map(({ card }) => books.cards[card]?.balance ?? 0)
    return takePieces(order.lines[line], quantity, sold)
  })
  for (const { card } of cards) {
    if ((books.cards[card]?.balance ?? 0) > 0) books.cards[card] = { balance: 0, until: null, isPaidBack: true }
  }
  enterRefund(books, order, sum(amounts) + (isLast ? order.charges : 0))
  return null
}

/** Who names pieces can only mean cards that nobody has paid with. */
function cardsBack(books: Books, { bought }: Order, wanted: readonly Pieces[] | null): Order['bought'] | null {
  const out = bought.filter(({ card }) => !books.cards[card]?.isPaidBack)
  if (!wanted) return out
  const chosen = wanted.map(({ line, quantity }) => {
    const ofLine = out.filter((each) => each.line === line)
    const unused = ofLine.filter(({ card }) => books.cards[card]?.balance === products[CARD])
    return ofLine.length > 0 && unused.length < quantity ? null : unused.slice(0, quantity)
  })
  return chosen.includes(null) ? null : chosen.flatMap((cards) => cards ?? [])
}

/** What these pieces are worth: of gift cards what is left on them, at the discount at which they were sold. */
function takePieces(line: Order['lines'][number] | undefined, quantity: number, left: readonly number[]): number {
  if (!line) return 0
  const worth = worthOf(line, line.returned + quantity) - worthOf(line, line.returned)
  line.returned += quantity
  return left.length === 0 ? worth : Math.floor((worth * sum(left)) / (left.length * products[CARD]))
}

/** To the gift cards first, then as points, then to the bank. */
function enterRefund(books: Books, order: Order, amount: number): void {
  let [before, after] = [0, amount].map((more) => sum(order.refunds.map((refund) => refund.amount)) + more) as [
    number,
    number,
  ]
  const fill = (capacity: number): number => {
    const part = Math.min(capacity, after) - Math.min(capacity, before)
    before -= Math.min(capacity, before)
    after -= Math.min(capacity, after)
    return part
  }
  const cards = order.tenders.cards.map(({ card, amount: given }) => ({ card, amount: fill(given) }))
  const refund = { amount, cards, points: fill(order.tenders.points), money: fill(order.tenders.money) }
  order.refunds.push(refund)
  order.version += 1
  refundTenders(books, order, refund)
  requestRefund(order, refund.money)
}

/** Money goes back by the payment that brought it; a job sends it. */
export function requestRefund(order: Order, amount: number): void {
  if (amount === 0 || !order.payment) return
  order.payment.refunded += amount
  order.moneyBack.push({ amount, state: 'wanted', tries: 0, next: 0 })
}

/** Takes back what the rest of an order would not have earned; points that were spent meanwhile are owed. */
function revokePoints(books: Books, order: Order): void {
  const customer = customerOf(order.slot)
  if (customer === null || order.pointsEarned === 0) return
  const kept = sum(order.lines.map((line) => line.paid)) - sum(order.refunds.map(goodsOf(order)))
  const points = order.tenders.points - sum(order.refunds.map((refund) => refund.points))
  const taken = Math.max(0, order.pointsEarned - earnedWith(kept, points) - order.revoked)
  enterPoints(books, customer, -taken)
  order.revoked += taken
}

/** The charges go back with the last piece. */
const goodsOf = (order: Order) => (refund: Refund, index: number) => {
  const isLast = index === order.refunds.length - 1 && order.lines.every((line) => line.returned === line.quantity)
  return refund.amount - (isLast ? order.charges : 0)
}

/** Counts from now on, whatever the order is; the mail about it brings a link. */
export function declare(books: Books, order: Order): string {
  order.declared = { at: order.declared?.at ?? books.now, until: books.now + LINK_DAYS * DAY }
  return 'ok'
}

function refuseWithdrawal(books: Books, { declared, isWithdrawn, status, deliveredAt }: Order): string | null {
  if (isWithdrawn) return 'already-withdrawn'
  if (!declared || books.now >= declared.until) return 'link-expired'
  if (status === 'canceled' || status === 'returned') return 'nothing-to-withdraw'
  const days = deliveredAt === null ? 0 : Math.floor((declared.at - deliveredAt) / DAY)
  return status === 'shipped' && days > LINK_DAYS ? 'withdrawal-period-over' : null
}

const piecesIn = (pieces: readonly { quantity: number }[]): number => sum(pieces.map(({ quantity }) => quantity))

const mayKeepSome = ({ status, lines }: Order): boolean =>
  status === 'shipped' || (status === 'processing' && !lines.some(({ sku }) => sku === CARD))

/** What was made for the buyer stays. Null is all of the order. */
function chooseWithdrawn(order: Order, wanted: Pieces | null): string | readonly Pieces[] | null {
  const { lines, status } = order
  const isMade = ({ line }: Pieces) => status !== 'pending' && isPersonalised(lines[line]?.sku ?? '')
  const left = lines.map(({ quantity, returned }, line) => ({ line, quantity: quantity - returned }))
  const open = left.filter((pieces) => !isMade(pieces) && pieces.quantity > 0)
  const isMixed = left.some(isMade)
  if (isMixed && (open.length === 0 || !mayKeepSome(order) || (wanted && isMade(wanted)))) return 'made-for-buyer'
  if (wanted && wanted.quantity > (left[wanted.line]?.quantity ?? 0)) return 'pieces-not-there'
  const chosen = wanted ? [wanted] : open
  if (!isMixed && piecesIn(chosen) === piecesIn(open)) return null
  return mayKeepSome(order) ? chosen : 'only-whole-order'
}

/** By the link: what was not sent yet is called off; what was sent has to come back first. */
export function withdraw(books: Books, order: Order, wanted: Pieces | null): string {
  const refusal = refuseWithdrawal(books, order)
  if (refusal !== null) return refusal
  const chosen = chooseWithdrawn(order, wanted)
  if (typeof chosen === 'string') return chosen
  order.isWithdrawn = true
  if (order.status === 'shipped') return 'ok'
  return chosen ? returnItems(books, order, chosen) : cancel(books, order)
}
