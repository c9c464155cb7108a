import type { ProductDocument } from '@vonk/contract'
import { coerceProduct } from '../coercing/coerce-product.ts'
import { completeCategoryEntries } from '../deriving/complete-category-entries.ts'
import { completeConfigurableOptions } from '../deriving/complete-configurable-options.ts'
import type { AttributeBook } from '../deriving/create-attribute-book.ts'
import { deriveFlags, type IntakeClock } from '../deriving/derive-flags.ts'
import { priceChildren } from '../deriving/price-children.ts'
import { ownsStock, type StockClaim, takeStock } from '../deriving/take-stock.ts'
import { type Fields, isFields } from '../reading/dump-row.ts'

/** A sku that is sold, and what the dump says there is of it; null where it says nothing. */
export type SoldSku = { readonly sku: string; readonly productId: number; readonly claim: StockClaim | null }

type Surroundings = {
  readonly clock: IntakeClock
  findCategory(id: number): { readonly name: string } | undefined
}

export type ReadProduct = {
  readonly fields: Fields
  readonly claim: StockClaim | null
  readonly childClaims: readonly (StockClaim | null)[]
}

/** A product of a dump in the shop's own terms, its stock apart. */
export function readProduct(raw: Fields, book: AttributeBook): ReadProduct {
  const { fields, claim } = takeStock(coerceProduct(raw))
  const children = fields['configurable_children']
  if (!Array.isArray(children)) return { fields, claim, childClaims: [] }
  const taken = children.map((child: unknown) => (isFields(child) ? takeStock(child) : { fields: child, claim: null }))
  const product = { ...fields, configurable_children: taken.map((child) => child.fields) }
  return { fields: completeConfigurableOptions(product, book), claim, childClaims: taken.map((child) => child.claim) }
}

/** Everything a shop owner would expect of a product that the dump leaves out, but its address. */
export function completeProduct(document: ProductDocument, { clock, findCategory }: Surroundings): ProductDocument {
  return deriveFlags(completeCategoryEntries(priceChildren(document), findCategory), clock)
}

/** What of a product is sold by the piece: its variants where it has some, else itself, but for sets. */
export function soldSkus(document: ProductDocument, { claim, childClaims }: Omit<ReadProduct, 'fields'>): SoldSku[] {
  const children = document.configurable_children ?? []
  const variants = children.map(({ sku, id }, at) => ({ sku, productId: id, claim: childClaims[at] ?? null }))
  const { sku, id: productId, type_id } = document
  const isOwn = claim !== null && ownsStock({ type_id, hasVariants: children.length > 0 }, claim)
  const isSingle = ['simple', 'virtual', 'downloadable'].includes(type_id)
  return isOwn || (claim === null && isSingle) ? [{ sku, productId, claim }, ...variants] : variants
}
