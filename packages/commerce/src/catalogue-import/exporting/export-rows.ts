import type { ConfigurableChildDocument, ProductDocument } from '@vonk/contract'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { StockItem } from '@vonk/domain/stock'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { readAttributes, readCategories, readProducts, readTaxRules } from '../../catalogue/index.ts'
import { readWrittenReviews } from '../../reviews/index.ts'
import { readStock } from '../../stock/index.ts'
import type { CatalogueEntity } from '../reading/catalogue-entity.ts'

export type ExportOptions = {
  readonly directory: StoreDirectory
  /** The only view that is wanted. */
  readonly store?: string | null
  /** The only kind that is wanted. */
  readonly entity?: CatalogueEntity | null
}

const BATCH = 500

type Documents = AsyncIterable<{ readonly id: number; readonly source: object }>

/** The catalogue as the lines of a dump, in the order it can be read in again. */
export async function* exportRows(
  db: Db,
  { directory, store = null, entity = null }: ExportOptions,
): AsyncGenerator<string> {
  const views = store === null ? directory.views : [findStoreView(directory, store)]
  for (const view of views) {
    for (const [type, documents] of documentsOf(db, view)) {
      if (entity !== null && entity !== type) continue
      for await (const { id, source } of documents) {
        yield JSON.stringify({ _index: catalogueIndexOf(view.code), _type: type, _id: String(id), _source: source })
      }
    }
  }
}

function documentsOf(db: Db, view: StoreView): (readonly [CatalogueEntity, Documents])[] {
  return [
    ['taxrule', byId(() => readTaxRules(db, view.code))],
    ['attribute', attributes(db, view.code)],
    ['category', byId(() => readCategories(db, view.code))],
    ['product', products(db, view.code)],
    ['review', reviews(db, view)],
  ]
}

async function* byId(read: () => Promise<readonly { readonly id: number }[]>) {
  for (const source of await read()) yield { id: source.id, source }
}

async function* attributes(db: Db, view: string) {
  for (const source of await readAttributes(db, view)) yield { id: source.attribute_id, source }
}

async function* products(db: Db, view: string) {
  const read = (after: number) => readProducts(db, view, { after, limit: BATCH })
  for (let batch = await read(0); batch.length > 0; batch = await read(batch.at(-1)?.id ?? 0)) {
    const stock = await readStock(db, batch.flatMap(skusOf))
    for (const document of batch) yield { id: document.id, source: withStock(document, stock) }
  }
}

/** Those that were written in this view, in every state: also what nobody has looked at yet is kept. */
async function* reviews(db: Db, { code }: StoreView) {
  const read = (after: number) => readWrittenReviews(db, code, { after, limit: BATCH })
  for (let batch = await read(0); batch.length > 0; batch = await read(batch.at(-1)?.id ?? 0)) {
    for (const source of batch) yield { id: source.id, source }
  }
}

function skusOf({ sku, configurable_children: children }: ProductDocument): string[] {
  return [sku, ...(children ?? []).map((child) => child.sku)]
}

type Stock = ReadonlyMap<string, StockItem>

/** A product with variants has no stock of its own. */
function withStock(document: ProductDocument, stock: Stock): ProductDocument {
  const { configurable_children: children } = document
  if (document.type_id !== 'configurable' || !children || children.length === 0) return addStock(document, stock)
  return { ...document, configurable_children: children.map((child) => addStock(child, stock)) }
}

function addStock<Sold extends ProductDocument | ConfigurableChildDocument>(sold: Sold, stock: Stock): Sold {
  const item = stock.get(sold.sku)
  if (!item) return sold
  const { productId, quantity, isInStock, manageStock } = item
  return { ...sold, stock: { product_id: productId, qty: quantity, is_in_stock: isInStock, manage_stock: manageStock } }
}
