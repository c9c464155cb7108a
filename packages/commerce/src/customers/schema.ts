import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { addressColumns } from '../addresses/index.ts'

export const customers = pgTable('customer', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash'),
  groupId: integer('group_id').notNull(),
  storeCode: text('store_code').notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const customerAddresses = pgTable('customer_address', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  ...addressColumns,
  isDefaultShipping: boolean('is_default_shipping').notNull(),
  isDefaultBilling: boolean('is_default_billing').notNull(),
})

export const wishlistItems = pgTable(
  'wishlist_item',
  {
    customerId: integer('customer_id').notNull(),
    sku: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Cents, in the store view where it was wished for; null where nobody has said. */
    price: integer(),
    storeCode: text('store_code'),
    /** When the customer last looked. */
    wasSoldOut: boolean('was_sold_out').notNull(),
  },
  ({ customerId, sku }) => [primaryKey({ columns: [customerId, sku] })],
)

export type StoredCustomer = typeof customers.$inferSelect
export type StoredAddress = typeof customerAddresses.$inferSelect
export type StoredWish = typeof wishlistItems.$inferSelect
