import { randomUUID } from 'node:crypto'
import { spendPoints } from '@vonk/domain/loyalty'
import { foldEmail } from '@vonk/domain/newsletter'
import { eventsOnPlacing, type OrderStatus, type OrderStep, planOrderEvent } from '@vonk/domain/orders'
import type { CartHold } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import { storeTimeAt } from '@vonk/domain/time'
import type { Db } from '@vonk/platform/db'
import type { Sellable } from '../cart/index.ts'
import { type CartParts, choiceFor, type PayableCart, payableCart, saveOrderedCart } from '../cart/index.ts'
import { enterPoints, findLoyaltyLedger, lockLoyaltyCard } from '../loyalty/index.ts'
import { insertOrder, type NewOrder, type OrderParts, type PlacedOrder, runSteps } from '../orders/index.ts'
import { takeStock } from '../stock/index.ts'
import { enterCouponUse, enterGiftCard, lockCoupon, lockGiftCards } from '../vouchers/index.ts'
import {
  type AgreementRefusal,
  type CartRefusal,
  checkAgreement,
  checkTenders,
  chooseDelivery,
  choosePayment,
} from './cart-to-order.ts'
import { makeOrder, type OrderToMake } from './make-order.ts'
import { type OpenedOrderCart, type OpeningRefusal, openOrderCart, type Placing } from './open-order-cart.ts'

export type PlacingParts = CartParts & {
  readonly orders: OrderParts
  /** Who collects the money. */
  readonly provider: string
}

export type PlacingRefusal = OpeningRefusal | CartRefusal | AgreementRefusal | { readonly code: 'email-invalid' }

/** The order that was made, or the id of the one that was made before. */
export type Placed =
  | { readonly do: 'answer-again'; readonly orderId: string }
  | { readonly do: 'open-payment'; readonly order: PlacedOrder }

/** Makes an order of a cart, inside one transaction that has to be given up when this refuses. */
export async function placeOrder(
  tx: Db,
  placing: Placing,
  parts: PlacingParts,
): Promise<Result<Placed, PlacingRefusal>> {
  const opening = await openOrderCart(tx, placing, parts)
  if (!opening.ok) return opening
  if (opening.value.do === 'answer-again') return ok(opening.value)
  const { do: _do, ...opened } = opening.value
  const email = placing.request.email || opened.buyer?.emailAddress || ''
  if (email === '') return err({ code: 'email-invalid' })
  const orderId = placing.request.orderId ?? randomUUID()
  const decided = await decide(tx, { opened, placing, email, orderId }, parts)
  if (!decided.ok) return decided
  return ok({ do: 'open-payment', order: await write(tx, decided.value, parts) })
}

type Deciding = {
  readonly opened: OpenedOrderCart
  readonly placing: Placing
  readonly email: string
  readonly orderId: string
}

/** Prices the cart by the shop's own books, takes the stock, and says what speaks against the order. */
async function decide(tx: Db, deciding: Deciding, parts: PlacingParts): Promise<Result<Decision, PlacingRefusal>> {
  const { placing, orderId } = deciding
  const { request, view } = placing
  const settings = parts.settingsOf(view)
  const { payable, cart } = await priceCart(tx, deciding, parts)
  const gone = payable.lines.filter(({ isSold }) => !isSold).map(({ sku, name }) => ({ sku, name }))
  if (gone.length > 0) return err({ code: 'products-gone', lines: gone })
  const clock = { now: storeTimeAt(parts.now()), settings }
  const choice = choiceFor(cart, payable.shippingMethod, clock)
  const delivery = chooseDelivery({ request, payable, choice, remembered: cart.deliveryChoice })
  if (!delivery.ok) return delivery
  const tenders = checkTenders(cart, payable)
  if (!tenders.ok) return tenders
  const method = choosePayment(payable, request.paymentMethod)
  if (!method.ok) return method
  const demand = payable.lines.map(({ sku, quantity, components }) => ({ sku, quantity, components: components ?? [] }))
  const taken = await takeStock(tx, demand, orderId)
  const shortages = taken.ok ? [] : taken.refusal.shortages
  const agreed = checkAgreement({ request, payable, shortages, maxProductsPerOrder: settings.maxProductsPerOrder })
  if (!agreed.ok) return agreed
  const reservation = taken.ok ? taken.value : []
  return ok({ ...deciding, cart, payable, settings, reservation, delivery: delivery.value, method: method.value })
}

type Decision = Deciding &
  Pick<OrderToMake, 'payable' | 'delivery' | 'method' | 'reservation' | 'settings'> &
  Pick<OpenedOrderCart, 'cart'>

/** The cart as it goes where the order says. What it is paid with is held, so that nobody spends it twice. */
async function priceCart(tx: Db, { opened, placing, email }: Deciding, parts: PlacingParts) {
  const { request, view } = placing
  const { couponCode, giftCardCodes, customerId, points } = opened.cart
  if (couponCode !== null) await lockCoupon(tx, couponCode, { customerId: opened.buyer?.customerId ?? null, email })
  await lockGiftCards(tx, giftCardCodes)
  if (points > 0 && customerId !== null) await lockLoyaltyCard(tx, customerId)
  const { countryId, region } = request.shippingAddress ?? request.billingAddress
  const chosen = {
    countryId,
    region: region || null,
    ...request.method,
    ...(request.paymentMethod && { paymentCode: request.paymentMethod }),
  }
  const cart = { ...opened.cart, ...chosen }
  const payable = await payableCart(tx, { ...opened, cart, view, emailAddress: email }, parts)
  return { cart, payable }
}

async function write(tx: Db, decision: Decision, parts: PlacingParts): Promise<PlacedOrder> {
  const { cart, opened, payable } = decision
  const order = makeOrder({ ...toMake(decision, parts), partsOf: await loadParts(tx, decision, parts) })
  const inserted = await insertOrder(tx, order)
  await spendTenders(tx, order, payable)
  const { orderId, storeCode, pointsEarned } = order
  const { steps } = placedStatuses(payable)
  await saveOrderedCart(tx, { ...cart, hold: holdAfter(steps) })
  const pointsSpent = order.totals.tenders.points.points
  const customerId = opened.buyer?.customerId ?? null
  const status = order.statuses.at(-1) ?? order.status
  const { orderNumber } = inserted
  const hasBoughtCards = order.lines.some(({ giftCards }) => giftCards.length > 0)
  const buying = { cartId: order.cartId, customerId, storeCode, pointsSpent, pointsEarned, hasBoughtCards }
  const head = { orderId, orderNumber, status, ...buying }
  const others = steps.filter((step) => !(step in cartHolds))
  await runSteps(tx, head, others, parts.orders)
  return { ...order, ...inserted, status }
}

const cartHolds: Readonly<Partial<Record<OrderStep, CartHold>>> = {
  'freeze-cart': 'frozen',
  'spend-cart': 'spent',
  'thaw-cart': 'free',
}

/** What becomes of the cart in the end: its row is written once, whatever happens to the order at once. */
function holdAfter(steps: readonly OrderStep[]): CartHold {
  return steps.flatMap((step) => cartHolds[step] ?? []).at(-1) ?? 'free'
}

function toMake(decision: Decision, { provider, now }: PlacingParts): Omit<OrderToMake, 'partsOf'> {
  const { placing, opened, payable, method } = decision
  const { request, cartKey, fingerprint, view } = placing
  const amount = payable.totals.grandTotal
  return {
    ...decision,
    request,
    cartKey,
    fingerprint,
    storeCode: view.code,
    buyer: opened.buyer,
    statuses: placedStatuses(payable).statuses,
    payment: amount > 0 ? { id: randomUUID(), method: method.code, provider, amount } : null,
    now: new Date(now()),
  }
}

/** Every status a new order goes through at once, and what has to be done on the way. */
function placedStatuses({ totals }: PayableCart): { statuses: OrderStatus[]; steps: OrderStep[] } {
  const statuses: OrderStatus[] = ['placed']
  const steps: OrderStep[] = []
  for (const event of eventsOnPlacing(totals.grandTotal)) {
    const plan = planOrderEvent(statuses.at(-1) ?? 'placed', event)
    if (!plan.ok) throw new Error(`a new order cannot go on with ${event}`)
    statuses.push(plan.value.status)
    steps.push(...plan.value.steps)
  }
  return { statuses, steps }
}

/** What the sets of an order consist of. */
async function loadParts(tx: Db, { opened, placing, payable }: Decision, { sellables }: PlacingParts) {
  const skus = [...new Set(payable.lines.flatMap(({ components }) => (components ?? []).map(({ sku }) => sku)))]
  if (skus.length === 0) return new Map<string, Sellable>()
  const buying = { view: placing.view.code, groupId: opened.buyer?.groupId ?? null, prices: opened.prices }
  const offers = await sellables.load(
    tx,
    skus.map((sku) => ({ sku, options: null })),
    buying,
  )
  return new Map(offers.flatMap((offer, index) => (offer.ok ? [[skus[index] ?? '', offer.value] as const] : [])))
}

/** Gift cards, points and the coupon give what they were counted for; all of them are held. */
async function spendTenders(tx: Db, order: NewOrder, { totals }: PayableCart): Promise<void> {
  const { orderId, customerId, email, placedAt: usedAt } = order
  for (const { code, amount } of order.totals.tenders.giftCards) {
    await enterGiftCard(tx, { code, amount: -amount, reason: 'spent', orderId })
  }
  const { points } = totals.tenders.points
  if (points > 0 && customerId !== null) {
    const spent = spendPoints(await findLoyaltyLedger(tx, customerId), points)
    if (!spent.ok) throw new Error(`the points of order ${orderId} are not there any more`)
    await enterPoints(tx, { customerId, orderId, at: usedAt, ...spent.value })
  }
  if (totals.couponCode === null) return
  const mailbox = customerId === null ? foldEmail(email) : null
  await enterCouponUse(tx, { orderId, code: totals.couponCode, customerId, mailbox, usedAt })
}
