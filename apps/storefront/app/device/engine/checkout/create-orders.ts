import { sha3_224 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { readPayment } from '@vonk/contract/calls'
import { afterOrder, afterPaymentReturn, findSentOrder, orderFingerprint } from '@vonk/domain/orders'
import { isPaymentPending } from '@vonk/domain/payments'
import { isStillUntransmitted } from '@vonk/domain/sync-tasks'
import {
  createOrderStorage,
  type OrderedCart,
  type OrderStorage,
  type StoredOrder,
  type StoredPayment,
} from '../../checkout/stored-order.ts'
import type { SentOrder } from '../../notice.ts'
import type { CartAccess } from '../cart/cart-access.ts'
import { checkOrder, type HandedIn, handInOrder } from './hand-in-order.ts'
import { type AgreedOrder, toOrderBody } from './order-wire.ts'
import { takeOrderSteps, thawCart } from './take-order-steps.ts'

/** Where the shopper goes after pressing the button. */
export type AfterPlacing =
  | { readonly go: 'to-bank'; readonly url: string }
  /** To the page that says what became of it. */
  | { readonly go: 'to-order' }
  /** Refused: they stay, and read why. */
  | { readonly go: 'nowhere' }

export type Placed = { readonly order: StoredOrder; readonly after: AfterPlacing }

type Handling = { readonly createAccount: boolean; dropPassword(): void }

const inTheBackground: Handling = { createAccount: false, dropPassword() {} }

type Desk = {
  readonly access: CartAccess
  readonly orders: OrderStorage
  reloadCart(): Promise<void>
}

/** Orders made on this device: stored before they are sent, sent until somebody answers, followed until they are paid. */
export function createOrders(access: CartAccess, reloadCart: () => Promise<void>) {
  const orders = createOrderStorage(access.storage)
  const desk: Desk = { access, orders, reloadCart }
  const send = (orderId: string, handling = inTheBackground) =>
    withOrder(desk, orderId, (order) => sendOrder(desk, order, handling))
  return {
    find: orders.find,
    /** Asks the bank what became of the payment; the cart follows. */
    follow: (orderId: string) => withOrder(desk, orderId, (order) => followOrder(desk, order)),
    /** Places an order; pressing the button twice is one order. */
    place(agreed: AgreedOrder, cart: OrderedCart, handling: Handling): Promise<Placed | null> {
      const living = orders.list().filter(isLiving)
      const sent = new Map(living.map(({ fingerprint, orderId }) => [fingerprint, orderId]))
      const found = findSentOrder(agreed, { sent, hash })
      if (!found) orders.put(toStored(agreed, cart))
      return send(found?.orderId ?? agreed.orderId, handling)
    },
    /** Sends what waits, one after the other, and says what became of each. */
    async sendWaiting(): Promise<void> {
      for (const { orderId, isTransmitted } of orders.list()) {
        const sent = isTransmitted ? null : await send(orderId)
        if (sent?.order.isTransmitted) access.emit({ name: 'order-sent', order: toSent(sent) })
      }
    },
    send: (orderId: string) => send(orderId),
    /** The shopper does not want it any more, and the shop has never heard of it. */
    drop(orderId: string): void {
      const order = orders.find(orderId)
      if (!order || order.isTransmitted) return
      thawCart(access, order)
      orders.remove(orderId)
    },
    markPurchaseTold(orderId: string): void {
      const order = orders.find(orderId)
      if (order) orders.put({ ...order, isPurchaseTold: true })
    },
  }
}

/** One tab at a time, so that the answer of one is there for the other. */
function withOrder<Value>(
  { access, orders }: Desk,
  orderId: string,
  work: (order: StoredOrder) => Promise<Value>,
): Promise<Value | null> {
  return access.locks.hold(`shop/orders/${orderId}`, async () => {
    const order = orders.find(orderId)
    return order ? work(order) : null
  })
}

async function sendOrder(desk: Desk, order: StoredOrder, handling: Handling): Promise<Placed> {
  // Another tab has sent it while this one waited.
  if (order.isTransmitted) return { order, after: afterPlacing(order) }
  const named = withCartId(order, desk.access.cart().id)
  const settled = settle(desk, named, { handedIn: await handInOrder(desk.access, named), handling })
  return { order: settled, after: afterPlacing(settled) }
}

type Answered = { readonly handedIn: HandedIn; readonly handling: Handling }

function settle(
  { access, orders, reloadCart }: Desk,
  order: StoredOrder,
  { handedIn, handling }: Answered,
): StoredOrder {
  const { createAccount, dropPassword } = handling
  const payment = handedIn.payment?.status ?? null
  const steps = afterOrder({ outcome: handedIn.outcome, payment, createAccount, now: access.now() })
  const settled = takeOrderSteps(withAnswer(order, handedIn), steps, { access, reloadCart, dropPassword })
  orders.put(settled)
  return settled
}

async function followOrder(desk: Desk, order: StoredOrder): Promise<StoredOrder> {
  const { access, orders, reloadCart } = desk
  if (!order.isTransmitted && order.body === null) {
    return settle(desk, order, { handedIn: await checkOrder(access.api, order.orderId), handling: inTheBackground })
  }
  const isOpen = order.payment !== null && isPaymentPending(order.payment.status)
  const payment = isOpen ? await askPayment(access, order, order.payment) : null
  if (payment === null) return order
  const steps = afterPaymentReturn(payment.status)
  const followed = takeOrderSteps({ ...order, payment }, steps, { access, reloadCart, dropPassword() {} })
  orders.put(followed)
  return followed
}

function hash(text: string): string {
  return bytesToHex(sha3_224(utf8ToBytes(text)))
}

function toStored(agreed: AgreedOrder, cart: OrderedCart): StoredOrder {
  return {
    orderId: agreed.orderId,
    createdAt: agreed.createdAt,
    isTransmitted: false,
    fingerprint: orderFingerprint(agreed, hash),
    cartId: agreed.cartId,
    body: JSON.stringify(toOrderBody(agreed)),
    orderNumber: null,
    placedAt: null,
    payment: null,
    refused: null,
    cart,
    isPurchaseTold: false,
  }
}

/** An order that was made before the server had heard of its cart names it as soon as there is one. */
function withCartId(order: StoredOrder, cartId: string | null): StoredOrder {
  if (order.cartId !== '' || cartId === null || order.body === null) return order
  return { ...order, cartId, body: JSON.stringify({ ...JSON.parse(order.body), cart_id: cartId }) }
}

function withAnswer(order: StoredOrder, { outcome, payment, refused }: HandedIn): StoredOrder {
  const isTransmitted = !isStillUntransmitted(outcome)
  return {
    ...order,
    isTransmitted,
    orderNumber: outcome.do === 'placed' ? outcome.orderNumber : order.orderNumber,
    body: isTransmitted ? null : order.body,
    payment: payment ?? order.payment,
    refused,
  }
}

/** Could still become, or already is, the one order of its cart: a payment that came to nothing is followed by a new order. */
function isLiving({ isTransmitted, refused, payment }: StoredOrder): boolean {
  if (!isTransmitted) return true
  return refused === null && (payment === null || isPaymentPending(payment.status) || payment.status === 'paid')
}

function toSent({ order: { orderId, refused }, after }: Placed): SentOrder {
  if (refused !== null) return { orderId, became: 'refused', payUrl: null }
  return after.go === 'to-bank'
    ? { orderId, became: 'unpaid', payUrl: after.url }
    : { orderId, became: 'placed', payUrl: null }
}

function afterPlacing({ refused, payment, isTransmitted }: StoredOrder): AfterPlacing {
  if (refused !== null) return { go: 'nowhere' }
  const isOpen = isTransmitted && payment !== null && isPaymentPending(payment.status)
  return isOpen && payment.redirectUrl !== null ? { go: 'to-bank', url: payment.redirectUrl } : { go: 'to-order' }
}

async function askPayment(access: CartAccess, order: StoredOrder, open: StoredPayment): Promise<StoredPayment | null> {
  const answer = await access.api.call(readPayment, { id: open.id, cartId: order.cartId })
  if (!answer.isOk) return null
  const { id, status, redirectUrl } = answer.value
  return { id, status, redirectUrl }
}
