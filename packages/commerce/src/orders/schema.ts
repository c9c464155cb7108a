import type { LineOptions } from '@vonk/domain/cart'
import { orderStatuses } from '@vonk/domain/orders'
import { paymentStatuses } from '@vonk/domain/payments'
import type { TaxOfRate } from '@vonk/domain/tax'
import type { GiftCardTender } from '@vonk/domain/tenders'
import type { ChargeTotals } from '@vonk/domain/totals'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { addressColumns } from '../addresses/index.ts'

const productTypes = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'] as const

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export type Extra = Readonly<Record<string, string>>
export type LineDetail = { readonly label: string; readonly value: string }

export const salesOrders = pgTable('sales_order', {
  orderId: text('order_id').primaryKey(),
  entityId: integer('entity_id').notNull().generatedByDefaultAsIdentity(),
  orderNumber: text('order_number').notNull(),
  cartId: text('cart_id').notNull(),
  fingerprint: text().notNull(),
  customerId: integer('customer_id'),
  customerGroupId: integer('customer_group_id').notNull(),
  isGuest: boolean('is_guest').notNull(),
  anonymisedAt: moment('anonymised_at'),
  email: text().notNull(),
  storeCode: text('store_code').notNull(),
  status: text({ enum: orderStatuses }).notNull(),
  createdAt: moment('created_at').notNull(),
  placedAt: moment('placed_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deliveredAt: moment('delivered_at'),
  deliveryKind: text('delivery_kind', { enum: ['home', 'service-point', 'store'] }),
  carrierCode: text('carrier_code'),
  methodCode: text('method_code'),
  methodTitle: text('method_title'),
  placeId: text('place_id'),
  deliveryExtra: jsonb('delivery_extra').$type<Extra>().notNull(),
  paymentMethod: text('payment_method').notNull(),
  paymentExtra: jsonb('payment_extra').$type<Extra>().notNull(),
  itemsQuantity: integer('items_quantity').notNull(),
  subtotalNet: cents('subtotal_net').notNull(),
  subtotal: cents('subtotal').notNull(),
  shipping: jsonb().$type<ChargeTotals>(),
  paymentFee: jsonb('payment_fee').$type<ChargeTotals>(),
  discount: cents('discount').notNull(),
  couponCode: text('coupon_code'),
  tax: cents('tax').notNull(),
  taxes: jsonb().$type<readonly TaxOfRate[]>().notNull(),
  total: cents('total').notNull(),
  giftCardsAmount: cents('gift_cards_amount').notNull(),
  pointsSpent: integer('points_spent').notNull(),
  pointsAmount: cents('points_amount').notNull(),
  grandTotal: cents('grand_total').notNull(),
  pointsEarned: integer('points_earned').notNull(),
})

export const orderLines = pgTable('order_line', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  orderId: text('order_id').notNull(),
  position: integer().notNull(),
  parentId: integer('parent_id'),
  productId: integer('product_id').notNull(),
  sku: text().notNull(),
  parentSku: text('parent_sku'),
  type: text('product_type', { enum: productTypes }).notNull(),
  name: text().notNull(),
  options: jsonb().$type<LineOptions>(),
  details: jsonb().$type<readonly LineDetail[]>().notNull(),
  quantity: integer().notNull(),
  regularPrice: cents('regular_price').notNull(),
  unitPrice: cents('unit_price').notNull(),
  unitPriceNet: cents('unit_price_net').notNull(),
  taxRate: integer('tax_rate').notNull(),
  gross: cents('gross').notNull(),
  net: cents('net').notNull(),
  discount: cents('discount').notNull(),
  paid: cents('paid').notNull(),
  tax: cents('tax').notNull(),
  returned: integer().notNull(),
  isPersonalised: boolean('is_personalised').notNull(),
})

export const orderAddresses = pgTable(
  'order_address',
  {
    orderId: text('order_id').notNull(),
    kind: text({ enum: ['billing', 'shipping'] }).notNull(),
    ...addressColumns,
  },
  ({ orderId, kind }) => [primaryKey({ columns: [orderId, kind] })],
)

export const orderGiftCards = pgTable(
  'order_gift_card',
  {
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    code: text().notNull(),
    amount: cents('amount').notNull(),
  },
  ({ orderId, position }) => [primaryKey({ columns: [orderId, position] })],
)

export const orderPayments = pgTable('order_payment', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  method: text().notNull(),
  provider: text().notNull(),
  providerReference: text('provider_reference'),
  amount: cents('amount').notNull(),
  refunded: cents('refunded').notNull(),
  status: text({ enum: paymentStatuses }).notNull(),
  redirectUrl: text('redirect_url'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const orderStatusChanges = pgTable(
  'order_status_change',
  {
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    comment: text().notNull(),
    isCustomerNotified: boolean('is_customer_notified').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  ({ orderId, position }) => [primaryKey({ columns: [orderId, position] })],
)

export const orderRefunds = pgTable(
  'order_refund',
  {
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    refundedAt: moment('refunded_at').notNull(),
    amount: cents('amount').notNull(),
    charges: cents('charges').notNull(),
    giftCards: jsonb('gift_cards').$type<readonly GiftCardTender[]>().notNull(),
    points: integer().notNull(),
    pointsAmount: cents('points_amount').notNull(),
    money: cents('money').notNull(),
  },
  ({ orderId, position }) => [primaryKey({ columns: [orderId, position] })],
)

export const orderRefundLines = pgTable(
  'order_refund_line',
  {
    orderId: text('order_id').notNull(),
    refundPosition: integer('refund_position').notNull(),
    lineId: integer('line_id').notNull(),
    quantity: integer().notNull(),
    amount: cents('amount').notNull(),
    kept: cents('kept').notNull(),
  },
  ({ orderId, refundPosition, lineId }) => [primaryKey({ columns: [orderId, refundPosition, lineId] })],
)

/** Where the parcel of an order can be followed. */
export const orderShipments = pgTable('order_shipment', {
  orderId: text('order_id').primaryKey(),
  carrierCode: text('carrier_code').notNull(),
  trackingCode: text('tracking_code').notNull(),
  shippedAt: moment('shipped_at').notNull().defaultNow(),
})

export const carrierTracking = pgTable('carrier_tracking', {
  carrierCode: text('carrier_code').primaryKey(),
  urlTemplate: text('url_template').notNull(),
})

/** What an order has taken out of the warehouse and not given back. */
export const orderReservations = pgTable(
  'order_reservation',
  {
    orderId: text('order_id').notNull(),
    sku: text().notNull(),
    quantity: integer().notNull(),
    isCounted: boolean('is_counted').notNull(),
  },
  ({ orderId, sku }) => [primaryKey({ columns: [orderId, sku] })],
)

/** Money that has to go back, until the provider has taken the order to send it or somebody has paid it in another way. */
export const paymentRefunds = pgTable('payment_refund', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  paymentId: text('payment_id').notNull(),
  amount: cents('amount').notNull(),
  state: text({ enum: ['wanted', 'sent', 'stuck', 'by-hand'] }).notNull(),
  wantedAt: moment('wanted_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  tries: integer().notNull().default(0),
  lastOutcome: text('last_outcome', { enum: ['refused', 'away'] }),
  nextTryAt: moment('next_try_at'),
})

/** A gift card that was bought; its code is made when the order is paid. */
export const boughtCards = pgTable(
  'order_bought_card',
  {
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    lineId: integer('line_id').notNull(),
    amount: cents('amount').notNull(),
    code: text(),
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    message: text(),
    sendOn: date('send_on'),
  },
  ({ orderId, position }) => [primaryKey({ columns: [orderId, position] })],
)

export type OrderRow = typeof salesOrders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderAddressRow = typeof orderAddresses.$inferSelect
export type OrderGiftCardRow = typeof orderGiftCards.$inferSelect
export type OrderPaymentRow = typeof orderPayments.$inferSelect
export type OrderStatusChangeRow = typeof orderStatusChanges.$inferSelect
export type OrderRefundRow = typeof orderRefunds.$inferSelect
export type OrderRefundLineRow = typeof orderRefundLines.$inferSelect
