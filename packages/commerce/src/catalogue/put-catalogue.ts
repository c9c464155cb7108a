import type { AttributeDocument, CategoryDocument, ProductDocument, TaxRuleDocument } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import type { Db } from '@vonk/platform/db'
import { loadSettings } from '../stores/index.ts'
import { attributeKind, categoryKind, productKind, taxRuleKind } from './document-kinds.ts'
import { publishChange } from './events.ts'
import { findProductsById } from './find-products.ts'
import { planPrices } from './plan-prices.ts'
import { recordPrices } from './price-points.ts'
import { putDocuments, removeDocuments } from './put-documents.ts'
import { addVariants, removeVariants } from './variants.ts'

type PriceClock = {
  readonly now: Instant
  /** How far the shop's clock is ahead of UTC, for the dates of special prices. */
  readonly utcOffsetMinutes: number
}

export type ProductsToPut = PriceClock & { readonly documents: readonly ProductDocument[] }

/**
 * Adds or replaces products with their variants, and continues the price history; answers the ids of those that are
 * new or differ. Every 500 are a transaction of their own unless the caller's surrounds them all.
 */
export function putProducts(db: Db, view: string, { documents, ...clock }: ProductsToPut) {
  return putDocuments(db, productKind, {
    view,
    documents,
    async onChange(tx, { added, replaced }) {
      await removeVariants(tx, view, replaced)
      await storeDerived(tx, view, { documents: [...added, ...replaced], ...clock })
    },
  })
}

type EditedProducts = PriceClock & { readonly ids: readonly number[] }

/** Brings variants and price history up to what the documents of these products say after somebody has edited them. */
export async function followEdits(tx: Db, view: string, { ids, ...clock }: EditedProducts): Promise<void> {
  const documents = await findProductsById(tx, view, ids)
  await removeVariants(tx, view, documents)
  const hasNewPrices = await storeDerived(tx, view, { documents, ...clock })
  // Who has read them meanwhile does not know yet when their prices change.
  if (hasNewPrices) await publishChange(tx, { view, entity: 'product', ids: documents.map(({ id }) => id) })
}

/** Answers whether the price history is another. */
async function storeDerived(tx: Db, view: string, { documents, now, utcOffsetMinutes }: ProductsToPut) {
  await addVariants(tx, view, documents)
  const settings = await loadSettings(tx, view)
  return recordPrices(tx, view, { plan: planPrices(documents, { now, utcOffsetMinutes, settings }), now })
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
