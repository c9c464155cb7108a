import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const coupons = pgTable('coupon', {
  code: text().primaryKey(),
  name: text().notNull(),
  kind: text({ enum: ['percent', 'fixed', 'free-shipping'] }).notNull(),
  rate: integer(),
  amount: bigint({ mode: 'number' }),
  isActive: boolean('is_active').notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  validUntil: timestamp('valid_until', { withTimezone: true }),
  minimumSubtotal: bigint('minimum_subtotal', { mode: 'number' }),
  usageLimit: integer('usage_limit'),
  usageLimitPerCustomer: integer('usage_limit_per_customer'),
  isFirstOrderOnly: boolean('is_first_order_only').notNull(),
  worksInSampleSale: boolean('works_in_sample_sale').notNull(),
  excludedSkus: text('excluded_skus').array().notNull(),
  issuedTo: text('issued_to'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const couponUses = pgTable('coupon_use', {
  orderId: text('order_id').primaryKey(),
  code: text().notNull(),
  customerId: integer('customer_id'),
  mailbox: text(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
})

export type CouponRow = typeof coupons.$inferSelect
export type StoredCouponUse = typeof couponUses.$inferSelect
