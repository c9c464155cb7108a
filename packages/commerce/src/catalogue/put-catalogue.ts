import type { AttributeDocument, CategoryDocument, ProductDocument, TaxRuleDocument } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import type { Db } from '@vonk/platform/db'
import { loadSettings } from '../stores/index.ts'
import { attributeKind, categoryKind, productKind, taxRuleKind } from './document-kinds.ts'
import { planPrices } from './plan-prices.ts'
import { recordPrices } from './price-points.ts'
import { putDocuments, removeDocuments } from './put-documents.ts'
import { addVariants, removeVariants } from './variants.ts'

export type ProductsToPut = {
  readonly documents: readonly ProductDocument[]
  readonly now: Instant
  /** How far the shop's clock is ahead of UTC, for the dates of special prices. */
  readonly utcOffsetMinutes: number
}

/**
 * Adds or replaces products with their variants, and continues the price history; answers the ids of those that are
 * new or differ. Every 500 are a transaction of their own unless the caller's surrounds them all.
 */
export function putProducts(db: Db, view: string, { documents, now, utcOffsetMinutes }: ProductsToPut) {
  return putDocuments(db, productKind, {
    view,
    documents,
    async onChange(tx, { added, replaced }) {
      const changed = [...added, ...replaced]
      await removeVariants(tx, view, replaced)
      await addVariants(tx, view, changed)
      const settings = await loadSettings(tx, view)
      await recordPrices(tx, view, { plan: planPrices(changed, { now, utcOffsetMinutes, settings }), now })
    },
  })
}

export function putCategories(db: Db, view: string, documents: readonly CategoryDocument[]) {
  return putDocuments(db, categoryKind, { view, documents })
}

export function putAttributes(db: Db, view: string, documents: readonly AttributeDocument[]) {
  return putDocuments(db, attributeKind, { view, documents })
}

export function putTaxRules(db: Db, view: string, documents: readonly TaxRuleDocument[]) {
  return putDocuments(db, taxRuleKind, { view, documents })
}

/** Their price history stays: what was asked was asked. */
export function removeProducts(db: Db, view: string, ids: readonly number[]) {
  return removeDocuments(db, productKind, { view, ids })
}

export function removeCategories(db: Db, view: string, ids: readonly number[]) {
  return removeDocuments(db, categoryKind, { view, ids })
}

export function removeAttributes(db: Db, view: string, ids: readonly number[]) {
  return removeDocuments(db, attributeKind, { view, ids })
}

export function removeTaxRules(db: Db, view: string, ids: readonly number[]) {
  return removeDocuments(db, taxRuleKind, { view, ids })
}
