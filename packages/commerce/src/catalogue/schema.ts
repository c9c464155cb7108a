import type { AttributeDocument, CategoryDocument, ProductDocument, TaxRuleDocument } from '@vonk/contract'
import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const common = { view: text().notNull(), id: integer().notNull() }

export const products = pgTable('catalogue_product', {
  ...common,
  sku: text().notNull(),
  type: text().notNull(),
  status: integer().notNull(),
  visibility: integer().notNull(),
  urlPath: text('url_path'),
  document: json().$type<ProductDocument>().notNull(),
})

export const variants = pgTable('catalogue_variant', {
  ...common,
  sku: text().notNull(),
  parentId: integer('parent_id').notNull(),
})

export const categories = pgTable('catalogue_category', {
  ...common,
  parentId: integer('parent_id').notNull(),
  urlPath: text('url_path'),
  document: json().$type<CategoryDocument>().notNull(),
})

export const attributes = pgTable('catalogue_attribute', {
  ...common,
  code: text().notNull(),
  document: json().$type<AttributeDocument>().notNull(),
})

export const taxRules = pgTable('catalogue_tax_rule', {
  ...common,
  document: json().$type<TaxRuleDocument>().notNull(),
})

export const pricePoints = pgTable('price_point', {
  view: text().notNull(),
  sku: text().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  price: integer().notNull(),
})
