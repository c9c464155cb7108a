import type { Language } from '@vonk/domain/stores'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const storeViews = pgTable('store_view', {
  code: text().primaryKey(),
  brand: text().notNull(),
  position: integer().notNull(),
  isDefault: boolean('is_default').notNull(),
  host: text().notNull(),
  pathPrefix: text('path_prefix').notNull(),
  appendStoreCode: boolean('append_store_code').notNull(),
  language: text().$type<Language>().notNull(),
  isSampleSale: boolean('is_sample_sale').notNull(),
  hasFamilyAccount: boolean('has_family_account').notNull(),
  taxCountry: text('tax_country').notNull(),
  rootCategoryId: integer('root_category_id').notNull(),
  titleTemplate: text('title_template').notNull(),
  useTrailingSlash: boolean('use_trailing_slash').notNull(),
  hreflangPrefix: text('hreflang_prefix').notNull(),
  tagManagerId: text('tag_manager_id'),
  tagManagerDomain: text('tag_manager_domain').notNull(),
  tagManagerLoadScript: boolean('tag_manager_load_script').notNull(),
  settings: jsonb().$type<unknown>().notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  isIndexed: boolean('is_indexed').notNull().default(true),
  removedAt: timestamp('removed_at', { withTimezone: true }),
})

/** Where views have been before. */
export const leftAddresses = pgTable(
  'left_address',
  {
    host: text().notNull(),
    pathPrefix: text('path_prefix').notNull(),
    viewCode: text('view_code').notNull(),
  },
  ({ host, pathPrefix }) => [primaryKey({ columns: [host, pathPrefix] })],
)

export type StoreViewRow = typeof storeViews.$inferSelect
export type NewStoreView = typeof storeViews.$inferInsert
