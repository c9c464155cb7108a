import { momentOf, type OrderDto } from '@vonk/contract'
import { type Cents, toDecimal } from '@vonk/domain/money'
import type { OrderAddress } from '@vonk/domain/orders'
import { isPaymentPending } from '@vonk/domain/payments'
import { findFormerView, type Language, type StoreDirectory, storeIdOf } from '@vonk/domain/stores'
import { paymentTitle } from '@vonk/languages/texts'
import type { DocumentNumbers } from '../invoices/index.ts'
import type { StoredOrder, TrackedParcel } from '../orders/index.ts'
import type { Declaration } from '../withdrawals/index.ts'
import { toOrderItem } from './to-order-item.ts'
import { withBase } from './with-base.ts'

export type OrderFacts = {
  /** In which payment methods are named. */
  readonly language: Language
  readonly directory: StoreDirectory
  readonly documents: DocumentNumbers | null
  readonly parcel: TrackedParcel | null
  readonly withdrawal: Declaration | null
  /** The day it is promised for by the shop's rule; a day that was chosen counts more. */
  readonly promised: string | null
}

type Status = StoredOrder['status']

const states: Readonly<Record<Status, OrderDto['state']>> = {
  placed: 'new',
  pending: 'pending_payment',
  processing: 'processing',
  shipped: 'complete',
  returned: 'closed',
  canceled: 'canceled',
}

/** An order on the wire; what it does not have is absent. */
export function toOrder(order: StoredOrder, facts: OrderFacts): OrderDto {
  const items = order.lines.map((line) => toOrderItem(line, order))
  const title = paymentTitle(order.paymentMethod, facts.language)
  const { shipping_amount, base_shipping_amount } = shippingAmounts(order)
  const { couponCode, grandTotal, itemsQuantity } = order.totals
  return {
    ...headOf(order, facts),
    ...amountsOf(order),
    ...(couponCode !== null && { coupon_code: couponCode }),
    ...(order.delivery && { shipping_description: order.delivery.methodTitle }),
    total_item_count: items.filter(({ parent_item_id }) => parent_item_id === undefined).length,
    total_qty_ordered: itemsQuantity,
    items,
    billing_address: toAddress(order, order.billingAddress, 'billing'),
    payment: {
      method: order.paymentMethod,
      additional_information: [title, ''],
      ...withBase({ amount_ordered: toDecimal(grandTotal) }),
      ...{ shipping_amount, base_shipping_amount },
    },
    status_histories: historyOf(order),
    extension_attributes: {
      shipping_assignments: assignmentsOf(order, items),
      ...extensionOf(order, facts),
    },
  }
}

function headOf(order: StoredOrder, { directory }: OrderFacts) {
  return {
    entity_id: order.entityId,
    increment_id: order.orderNumber,
    created_at: momentOf(order.placedAt),
    updated_at: momentOf(order.updatedAt),
    state: states[order.status],
    status: order.status,
    customer_id: order.customerId ?? 0,
    customer_email: order.email,
    customer_firstname: order.billingAddress.firstName,
    customer_lastname: order.billingAddress.lastName,
    customer_group_id: order.customerGroupId,
    customer_is_guest: 0 as const,
    store_id: storeIdOf(directory, order.storeCode),
    store_name: findFormerView(directory, order.storeCode).titleTemplate.replace(/^%s \| /, ''),
    quote_id: order.cartId,
    order_currency_code: 'EUR',
    base_currency_code: 'EUR',
  }
}

function amountsOf(order: StoredOrder) {
  const { totals, payments, refunds } = order
  const paid = payments.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0)
  const isOwed = order.status !== 'canceled' && order.status !== 'returned'
  return {
    ...withBase({
      grand_total: toDecimal(totals.grandTotal),
      subtotal: toDecimal(totals.subtotal),
      subtotal_incl_tax: toDecimal(totals.subtotalInclTax),
      discount_amount: toDecimal(0 - totals.discount),
      tax_amount: toDecimal(totals.tax),
      discount_tax_compensation_amount: toDecimal(taxTakenOff(totals)),
      total_paid: toDecimal(paid),
      total_due: toDecimal(isOwed ? Math.max(0, totals.grandTotal - paid) : 0),
      total_refunded: toDecimal(refunds.reduce((sum, { tenders }) => sum + tenders.remainder, 0)),
    }),
    ...shippingAmounts(order),
  }
}

/** By how much the discounts lessen the tax: without it, amounts before tax do not add up to the total. */
function taxTakenOff({ subtotal, subtotalInclTax, shipping, payment, tax }: StoredOrder['totals']): Cents {
  const ofCharges = [shipping, payment].reduce((sum, charge) => sum + (charge ? charge.gross - charge.net : 0), 0)
  return subtotalInclTax - subtotal + ofCharges - tax
}

function shippingAmounts({ totals: { shipping } }: StoredOrder) {
  return withBase({
    shipping_amount: toDecimal(shipping?.net ?? 0),
    shipping_incl_tax: toDecimal(shipping?.gross ?? 0),
  })
}

type AddressDto = OrderDto['billing_address']

function toAddress(order: StoredOrder, address: OrderAddress, kind: AddressDto['address_type']): AddressDto {
  return {
    address_type: kind,
    parent_id: order.entityId,
    email: order.email,
    firstname: address.firstName,
    lastname: address.lastName,
    ...(address.company && { company: address.company }),
    ...(address.taxId && { vat_id: address.taxId }),
    street: [address.street, address.number, address.affix].filter((part) => part !== ''),
    postcode: address.postcode,
    city: address.city,
    ...(address.region && { region: address.region }),
    ...(address.regionId !== null && { region_id: address.regionId }),
    country_id: address.countryId,
    telephone: address.phone,
  }
}

/** What the people of the shop note for themselves stays with them. */
function historyOf({ entityId, statusChanges }: StoredOrder): OrderDto['status_histories'] {
  return statusChanges.map(({ status, comment, isCustomerNotified, changedAt }) => ({
    comment: isCustomerNotified && comment !== '' ? comment : null,
    created_at: momentOf(changedAt),
    entity_name: 'order',
    is_customer_notified: Number(isCustomerNotified),
    is_visible_on_front: 1,
    parent_id: entityId,
    status,
  }))
}

function assignmentsOf(order: StoredOrder, items: OrderDto['items']) {
  const { delivery, totals } = order
  if (!delivery) return []
  const tax = withBase({ shipping_tax_amount: toDecimal(totals.shipping?.tax ?? 0) })
  const shipping = {
    address: toAddress(order, delivery.address, 'shipping'),
    method: `${delivery.carrierCode}_${delivery.methodCode}`,
    total: { ...shippingAmounts(order), ...tax },
  }
  return [{ shipping, items }]
}

/** The place by its name, and when its carrier was asked to come, else the day it is promised for. */
function chosenOf({ delivery }: StoredOrder, promised: string | null) {
  if (!delivery) return {}
  const { place_name, timeframe_date: date = promised ?? '', timeframe_from, timeframe_to } = delivery.extra
  return {
    delivery_kind: delivery.place.kind,
    ...(place_name && { place_name }),
    ...(date && { expected: { date, from: timeframe_from ?? '', to: timeframe_to ?? '' } }),
  }
}

function extensionOf(order: StoredOrder, { documents, parcel, withdrawal, promised }: OrderFacts) {
  const { giftCards, points } = order.totals.tenders
  const open = order.payments.find(({ status }) => isPaymentPending(status))
  return {
    order_id: order.orderId,
    reward_points_earned: order.pointsEarned,
    reward_points_balance: points.points,
    reward_currency_amount: toDecimal(points.amount),
    gift_cards_amount: toDecimal(giftCards.reduce((sum, { amount }) => sum + amount, 0)),
    ...chosenOf(order, promised),
    ...(order.deliveredAt && { delivered_at: momentOf(order.deliveredAt) }),
    ...(parcel && { tracking: { carrier: parcel.carrierCode, number: parcel.trackingCode, url: parcel.url } }),
    ...(open && { open_payment_id: open.id }),
    ...(documents && { invoice: documents.invoice }),
    credit_notes: [...(documents?.creditNotes ?? [])],
    ...(withdrawal && { withdrawn_at: momentOf(withdrawal.declaredAt), withdrawal_open: withdrawal.isOpen }),
  }
}
