import { createHash } from 'node:crypto'
import type { StoredDelivery, StoredOrder } from '@vonk/commerce/orders'
import { pointsEarned } from '@vonk/domain/loyalty'
import { type OrderDraft, orderFingerprint } from '@vonk/domain/orders'
import { defaultSettings } from '@vonk/domain/settings'
import type { CartTotals } from '@vonk/domain/totals'
import { languageOf } from '../language-of.ts'
import { makeId } from '../make-id.ts'
import type { Picked } from './fill-cart.ts'
import { billingAddressOf, type OrderPlan } from './plan-orders.ts'
import { writeLine } from './write-line.ts'

export type OrderToWrite = {
  readonly plan: OrderPlan
  readonly storeCode: string
  readonly picked: readonly Picked[]
  readonly delivery: StoredDelivery | null
  readonly totals: CartTotals
  readonly paymentMethod: string
}

/** Where counting stands: orders and their lines are numbered as they come. */
export type Counters = { readonly order: number; readonly line: number }

const firstOrderNumber = 100_000_000

/** An order as it is on the day it is placed. */
export function writeOrder(order: OrderToWrite, counters: Counters, seed: number): StoredOrder {
  const { plan, picked, delivery, storeCode } = order
  const { shopper } = plan
  const { lines, ...totals } = order.totals
  const draft = draftOf(order, seed)
  const placedAt = new Date(plan.placedAt)
  return {
    orderId: draft.orderId,
    entityId: counters.order,
    orderNumber: String(firstOrderNumber + counters.order),
    cartId: draft.cartId,
    fingerprint: orderFingerprint(draft, sha3of224),
    customerId: shopper.customerId,
    customerGroupId: shopper.groupId,
    isGuest: shopper.customerId === null,
    anonymisedAt: null,
    email: shopper.email,
    storeCode,
    status: 'placed',
    createdAt: placedAt,
    placedAt,
    updatedAt: placedAt,
    deliveredAt: null,
    paymentMethod: draft.paymentMethod,
    paymentExtra: draft.paymentMethodAdditional,
    pointsEarned: shopper.customerId === null ? 0 : worthInPoints(order.totals),
    billingAddress: draft.billingAddress,
    delivery,
    lines: lines.map((line, index) =>
      writeLine({ id: counters.line + index, picked: picked[index], totals: line }, languageOf(storeCode)),
    ),
    totals,
    payments: [],
    statusChanges: [{ status: 'placed', comment: '', isCustomerNotified: false, changedAt: placedAt }],
    refunds: [],
  }
}

type Draft = OrderDraft<{ readonly sku: string; readonly quantity: number }>

/** What the device sent. */
function draftOf({ plan, storeCode, delivery, totals, paymentMethod }: OrderToWrite, seed: number): Draft {
  const { customerId, email } = plan.shopper
  const isGuest = customerId === null
  const cartId = makeId(seed, `cart:${plan.key}`)
  return {
    orderId: makeId(seed, `order:${plan.key}`),
    createdAt: plan.placedAt,
    cartId: isGuest ? cartId.replaceAll('-', '') : cartId,
    customerId: isGuest ? null : String(customerId),
    storeCode,
    lines: totals.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    email,
    billingAddress: billingAddressOf(plan),
    delivery: delivery && {
      address: delivery.address,
      method: { carrierCode: delivery.carrierCode, methodCode: delivery.methodCode },
      place: delivery.place,
    },
    paymentMethod,
    paymentMethodAdditional: {},
  }
}

function worthInPoints({ lines, tenders }: CartTotals): number {
  return pointsEarned({ lines, paidWithPoints: tenders.points.amount }, defaultSettings)
}

function sha3of224(text: string): string {
  return createHash('sha3-224').update(text).digest('hex')
}
