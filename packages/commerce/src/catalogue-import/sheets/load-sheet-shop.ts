import type { AttributeDocument, CategoryDocument, TaxRuleDocument } from '@vonk/contract'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import { chunksOf } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import {
  type FoundProduct,
  findLargestProductId,
  findProductsBySku,
  readAttributes,
  readCategories,
  readTaxRules,
} from '../../catalogue/index.ts'

/** What a view has already of what a sheet speaks of. */
export type ViewShop = {
  readonly view: StoreView
  readonly products: ReadonlyMap<string, FoundProduct>
  readonly categories: readonly CategoryDocument[]
  readonly attributes: readonly AttributeDocument[]
  readonly taxRules: readonly TaxRuleDocument[]
}

/** The first view is the one whose language the columns without a language are in. */
export type SheetShop = { readonly views: readonly [ViewShop, ...ViewShop[]]; readonly largestId: number }

const BATCH = 1_000

/** The views a sheet goes to: the one that is named, else those of the default view's shop in all its languages. */
export function sheetViews(directory: StoreDirectory, store: string | null): [StoreView, ...StoreView[]] {
  const first = findStoreView(directory, store)
  if (store !== null) return [first]
  const { brand, isSampleSale } = first
  const others = directory.views.filter((view) => view.brand === brand && view.isSampleSale === isSampleSale)
  return [first, ...others.filter(({ code }) => code !== first.code)]
}

export async function loadSheetShop(
  db: Db,
  [first, ...others]: readonly [StoreView, ...StoreView[]],
  skus: readonly string[],
): Promise<SheetShop> {
  const firstShop = await loadView(db, first, skus)
  const otherShops: ViewShop[] = []
  for (const view of others) otherShops.push(await loadView(db, view, skus))
  return { views: [firstShop, ...otherShops], largestId: await findLargestProductId(db) }
}

async function loadView(db: Db, view: StoreView, skus: readonly string[]): Promise<ViewShop> {
  const products = new Map<string, FoundProduct>()
  for (const some of chunksOf(skus, BATCH)) {
    for (const [sku, found] of await findProductsBySku(db, view.code, some)) products.set(sku, found)
  }
  return {
    view,
    products,
    categories: await readCategories(db, view.code),
    attributes: await readAttributes(db, view.code),
    taxRules: await readTaxRules(db, view.code),
  }
}
