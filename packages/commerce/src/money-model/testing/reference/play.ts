import type { Asked } from '../asked.ts'
import * as bank from './bank.ts'
import * as carts from './carts.ts'
import * as orders from './orders.ts'
import { price, refuseCard } from './price.ts'
import {
  type Books,
  customerOf,
  DAY,
  enterPoints,
  isForFirstOrder,
  type Order,
  pointsOf,
  REFUSED_DAYS,
  sum,
} from './state.ts'

/** Lets an act happen in the books; answers what the shop has to answer. */
export function* play(books: Books, asked: Asked): bank.Moments {
  const { act } = asked
  const order = books.orders.find(({ id }) => id === asked.order)
  if (order) return yield* playOn(books, order, asked)
  if (act.do === 'place' || act.do === 'place-again') return yield* place(books, asked.handed)
  if ('who' in act) return playInCart(books, act, asked)
  switch (act.do) {
    case 'count':
      books.stock[act.sku] = act.quantity
      return 'ok'
    case 'bank':
      books.bank = { isUnavailable: act.isUnavailable, refusesRefunds: act.refusesRefunds }
      return 'ok'
    case 'wait':
      books.now += act.ms
      return 'ok'
    default:
      return yield* runJob(books, act.do)
  }
}

function playInCart(books: Books, act: Extract<Asked['act'], { who: number }>, { cart, card }: Asked): string {
  const customer = customerOf(act.who)
  const change = (doing: Parameters<typeof carts.changeCart>[2]) => carts.changeCart(books, act.who, doing)
  switch (act.do) {
    case 'open-cart':
      return carts.openCart(books, act.who, cart)
    case 'put':
      return change(carts.put(books, act))
    case 'take-out':
      return change(carts.takeOut(act.sku))
    case 'coupon':
      return change(carts.applyCoupon(books, act.code))
    case 'card':
      return change(act.isOff ? carts.removeCard(card) : carts.applyCard(books, card))
    case 'points':
      return carts.applyPoints(books, act.who, act.points)
    case 'totals':
      return readTotals(books, act.who)
    case 'show-points':
      return customer === null ? 'not-signed-in' : `ok ${pointsOf(books, customer)}`
    default:
      return refuseCard(books, card) ?? `ok ${books.cards[card]?.balance}`
  }
}

function* runJob(books: Books, job: string): bank.Moments {
  const due = { 'expire-payments': bank.isOver, 'ask-banks': bank.isUnheard }[job]
  for (const order of due ? books.orders.filter((each) => due(books, each)) : []) {
    yield* job === 'ask-banks' ? bank.askBank(books, order) : bank.expire(books, order)
  }
  if (job === 'send-refunds') bank.sendRefunds(books)
  if (job === 'refuse-refunds-for-days') refuseRefunds(books)
  if (job === 'expire-points') for (const customer of Object.keys(books.points)) expirePoints(books, customer)
  return 'ok'
}

function refuseRefunds(books: Books): void {
  books.bank.refusesRefunds = true
  for (let days = 0; days < REFUSED_DAYS; days += 1) {
    bank.sendRefunds(books)
    books.now += DAY
  }
}

function* playOn(books: Books, order: Order, { act, line, version }: Asked): bank.Moments {
  const unlessChanged = (change: () => string) => (order.version === version ? change() : 'order-changed')
  switch (act.do) {
    case 'show':
      return show(order)
    case 'decide':
      return bank.decideAtBank(books, order, act)
    case 'pay-late':
      return bank.payLate(order)
    case 'webhook':
      return yield* bank.askBank(books, order)
    case 'come-back':
      return yield* bank.comeBack(books, order)
    case 'expire':
      return yield* bank.expire(books, order)
    case 'ship':
      return unlessChanged(() => orders.ship(books, order))
    case 'cancel':
      return unlessChanged(() => orders.cancel(books, order))
    case 'refund-all':
      return unlessChanged(() => orders.returnItems(books, order, null))
    case 'refund':
      return unlessChanged(() => orders.returnItems(books, order, [{ line, quantity: act.quantity }]))
    case 'deliver':
      return orders.deliver(books, order)
    case 'declare':
      return orders.declare(books, order)
    case 'withdraw':
      return orders.withdraw(books, order, { line, quantity: act.quantity })
    case 'withdraw-all':
      return orders.withdraw(books, order, null)
    case 'try-refunds-again':
      return bank.endStuck(order, 'again')
    case 'end-refunds-by-hand':
      return bank.endStuck(order, 'by-hand')
    default:
      throw new Error(`nobody knows how to ${act.do}`)
  }
}

function* place(books: Books, handed: carts.Handed): bank.Moments {
  let sees: string[] | null = null
  if (isForFirstOrder(books, books.carts[handed.cart]?.coupon ?? null)) {
    // Whether somebody has ordered before is looked at first. It holds up only who has such a coupon, too.
    if (carts.placeOrder(structuredClone(books), handed) === 'coupon-not-valid') return 'coupon-not-valid'
    sees = books.orders.map(({ id }) => id)
    yield
  }
  const placed = carts.placeOrder(books, handed, sees)
  const order = books.orders.find(({ id }) => placed === `ok ${id}`)
  yield
  if (order) bank.openPayment(books, order)
  return placed
}

function readTotals(books: Books, slot: number): string {
  const cart = books.carts[books.slots[slot] ?? '']
  if (!cart || (cart.hold === 'spent' && customerOf(slot) !== null)) return 'cart-not-found'
  return `ok ${price(books, cart, null).tenders.money}`
}

/** As staff see it. */
function show({ status, version, tenders, payment, moneyBack }: Order): string {
  const waiting = moneyBack.map(({ amount, state }) => ` ${state} ${amount}`)
  return `ok ${status} ${version} ${tenders.money} ${payment?.status} ${payment?.refunded}${waiting.join('')}`
}

const POINTS_LAST = 730 * DAY

/** What was not spent in time is gone; the oldest are spent first. */
function expirePoints(books: Books, customer: string): void {
  const entries = books.points[customer] ?? []
  let taken = -sum(entries.map(({ points }) => Math.min(0, points)))
  let expired = 0
  for (const { points, at } of entries.filter((entry) => entry.points > 0)) {
    const left = Math.max(0, points - taken)
    taken = Math.max(0, taken - points)
    if (at + POINTS_LAST <= books.now) expired += left
  }
  enterPoints(books, customer, -expired)
}

/** All that can be seen of the books from outside. */
export function look(books: Books): unknown {
  return {
    stock: books.stock,
    coupons: mapValues(books.coupons, ({ uses }) => uses.length),
    cards: mapValues(books.cards, ({ balance }) => balance),
    points: mapValues(books.points, (entries) => sum(entries.map(({ points }) => points))),
    carts: mapValues(books.carts, ({ lines, coupon, cards, points, hold }) => ({ lines, coupon, cards, points, hold })),
    orders: Object.fromEntries(books.orders.map((order) => [order.id, lookAt(order)])),
  }
}

function lookAt({ declared, status, lines, payment, refunds, moneyBack, held, isWithdrawn, version, tenders }: Order) {
  return {
    ...{ status, lines, isWithdrawn, declaredAt: declared?.at ?? null, version, tenders, refunds },
    payment: payment && {
      status: payment.status,
      amount: payment.amount,
      refunded: payment.refunded,
      asked: payment.askedAt,
    },
    bank: payment?.bank ? { status: payment.bank.status, refunded: payment.bank.refunded } : null,
    moneyBack: moneyBack.map(({ amount, state, tries }) => ({ amount, state, tries })),
    held: Object.fromEntries(Object.entries(held).filter(([, quantity]) => quantity > 0)),
  }
}

const mapValues = <In, Out>(record: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
