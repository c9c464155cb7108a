import type { LineOptions } from '@vonk/domain/cart'
import type { CartHold } from '@vonk/domain/payments'
import type { ProductType } from '@vonk/domain/products'
import type { DemandComponent } from '@vonk/domain/stock'
import { getTableColumns } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CartDelivery } from './delivery-choice.ts'

const id = () => bigint({ mode: 'number' })

export const carts = pgTable('cart', {
  id: id().primaryKey().generatedByDefaultAsIdentity(),
  guestKey: text('guest_key'),
  /** What a customer's cart is called outside the shop; a guest's is known by its key alone. */
  publicId: uuid('public_id'),
  customerId: integer('customer_id'),
  shop: text().notNull(),
  status: text({ enum: ['active', 'merged'] })
    .notNull()
    .default('active'),
  hold: text().$type<CartHold>().notNull().default('free'),
  couponCode: text('coupon_code'),
  giftCardCodes: text('gift_card_codes').array().notNull().default([]),
  countryId: text('country_id'),
  /** Of that country, by its name. */
  region: text(),
  carrierCode: text('carrier_code'),
  methodCode: text('method_code'),
  paymentCode: text('payment_code'),
  /** Points the customer wants to pay with. */
  points: integer().notNull().default(0),
  deliveryChoice: jsonb('delivery_choice').$type<CartDelivery>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const cartLines = pgTable('cart_line', {
  id: id().primaryKey().generatedByDefaultAsIdentity(),
  cartId: bigint('cart_id', { mode: 'number' }).notNull(),
  lineKey: text('line_key').notNull(),
  sku: text().notNull(),
  parentSku: text('parent_sku'),
  type: text().$type<ProductType>().notNull(),
  quantity: integer().notNull(),
  options: jsonb().$type<LineOptions>(),
  components: jsonb().$type<readonly DemandComponent[]>(),
  name: text().notNull(),
  unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
})

export const cartIntakes = pgTable(
  'cart_intake',
  { cartId: bigint('cart_id', { mode: 'number' }).notNull(), guestKey: text('guest_key').notNull() },
  ({ cartId, guestKey }) => [primaryKey({ columns: [cartId, guestKey] })],
)

export const cartAnswers = pgTable(
  'cart_answer',
  {
    cartId: bigint('cart_id', { mode: 'number' }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    answer: jsonb().$type<unknown>().notNull(),
  },
  ({ cartId, idempotencyKey }) => [primaryKey({ columns: [cartId, idempotencyKey] })],
)

const { updatedAt: _, ...readCartColumns } = getTableColumns(carts)

/** What is read of a cart. Every statement, also one written by hand, takes its columns from here and from `lineColumns`. */
export const cartColumns = readCartColumns

export const lineColumns = getTableColumns(cartLines)

export type StoredCart = Omit<typeof carts.$inferSelect, 'updatedAt'>
export type StoredLine = typeof cartLines.$inferSelect
export type NewStoredLine = Omit<StoredLine, 'id'>
