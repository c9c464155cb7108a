import type { AnalyticsProduct } from '@vonk/domain/analytics'
import { type PaymentStatus, paymentStatuses } from '@vonk/domain/payments'
import * as v from 'valibot'
import type { ShownSegment } from '../device-state.ts'
import type { DeviceStorage } from '../store/device-storage.ts'
import { amount, anyText, type EachField, id, listOf, oneOf, orNull, text, textOrEmpty } from '../store/lenient.ts'
import { orderKeyPrefix } from './waiting-orders.ts'

export type OrderedLineView = {
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly choices: readonly { readonly label: string; readonly value: string }[]
  readonly quantity: number
  readonly total: number
}

/** What the shopper ordered, as it stood above the button. */
export type OrderedCart = {
  readonly lines: readonly OrderedLineView[]
  readonly segments: readonly ShownSegment[]
  readonly grandTotal: number
  readonly couponCode: string | null
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isGuest: boolean
  /** How it comes and where to, in the words of the view. */
  readonly delivery: string
  readonly analytics: readonly AnalyticsProduct[]
}

export type StoredPayment = {
  readonly id: string
  readonly status: PaymentStatus
  readonly redirectUrl: string | null
}

/** Why the shop did not take it: its code, its own words, and what it says about lines and sums. */
export type OrderRefused = {
  readonly code: string
  readonly text: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** An order on its way, or one that was placed on this device. */
export type StoredOrder = {
  readonly orderId: string
  readonly createdAt: number
  /** False while the shop has not answered for it. */
  readonly isTransmitted: boolean
  readonly fingerprint: string
  /** The cart it was made of. */
  readonly cartId: string
  /** As it is sent, a JSON text; null once it has arrived, since nobody needs the address any more. */
  readonly body: string | null
  readonly orderNumber: string | null
  readonly placedAt: number | null
  readonly payment: StoredPayment | null
  readonly refused: OrderRefused | null
  readonly cart: OrderedCart
  /** Analytics hears of a purchase once. */
  readonly isPurchaseTold: boolean
}

const isOn = v.fallback(oneOf([true, false]), false)
const choices = listOf(v.object({ label: anyText, value: anyText }))

const line = {
  sku: text,
  name: textOrEmpty,
  image: textOrEmpty,
  choices,
  quantity: amount,
  total: amount,
} satisfies EachField<OrderedLineView>

const segment = { code: text, title: orNull(text), value: orNull(amount) } satisfies EachField<ShownSegment>

const product = {
  sku: text,
  name: textOrEmpty,
  brand: textOrEmpty,
  categories: listOf(text),
  size: textOrEmpty,
  price: amount,
  originalPrice: amount,
  quantity: amount,
} satisfies EachField<AnalyticsProduct>

const cart = {
  lines: listOf(v.object(line)),
  segments: listOf(v.object(segment)),
  grandTotal: v.fallback(amount, 0),
  couponCode: orNull(text),
  email: textOrEmpty,
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  isGuest: isOn,
  delivery: textOrEmpty,
  analytics: listOf(v.object(product)),
} satisfies EachField<OrderedCart>

const payment = {
  id: text,
  status: v.fallback(oneOf(paymentStatuses), 'checking'),
  redirectUrl: orNull(text),
} satisfies EachField<StoredPayment>

const facts = v.fallback(
  v.custom<OrderRefused['facts']>((value) => typeof value === 'object' && value !== null),
  {},
)
const refused = { code: text, text: orNull(text), facts } satisfies EachField<OrderRefused>

const order = v.object({
  orderId: id,
  createdAt: v.fallback(amount, 0),
  isTransmitted: isOn,
  fingerprint: textOrEmpty,
  cartId: textOrEmpty,
  body: orNull(text),
  orderNumber: orNull(text),
  placedAt: orNull(amount),
  payment: orNull(v.object(payment)),
  refused: orNull(v.object(refused)),
  cart: v.object(cart),
  isPurchaseTold: isOn,
} satisfies EachField<StoredOrder>)

export type OrderStorage = {
  find(orderId: string): StoredOrder | null
  /** Newest first. */
  list(): readonly StoredOrder[]
  put(order: StoredOrder): void
  remove(orderId: string): void
}

/** Those who order every day still find last week's. */
const mostOrders = 10

export function createOrderStorage(storage: DeviceStorage): OrderStorage {
  function find(orderId: string): StoredOrder | null {
    const read = v.safeParse(order, parseJson(storage.get(orderKeyPrefix + orderId)))
    return read.success && read.output.orderId === orderId ? read.output : null
  }

  function list(): readonly StoredOrder[] {
    return storage
      .keys()
      .filter((key) => key.startsWith(orderKeyPrefix))
      .flatMap((key) => find(key.slice(orderKeyPrefix.length)) ?? [])
      .sort((one, other) => other.createdAt - one.createdAt)
  }

  return {
    find,
    list,
    put(changed) {
      storage.set(orderKeyPrefix + changed.orderId, JSON.stringify(changed))
      const done = list().filter(({ isTransmitted }) => isTransmitted)
      for (const { orderId } of done.slice(mostOrders)) storage.remove(orderKeyPrefix + orderId)
    },
    remove: (orderId) => storage.remove(orderKeyPrefix + orderId),
  }
}

function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
