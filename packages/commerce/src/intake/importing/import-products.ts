import type { ProductDocument } from '@vonk/contract'
import { putProducts } from '../../catalogue/index.ts'
import { addressProduct } from '../deriving/address-product.ts'
import type { SortedRow } from '../reading/sort-row.ts'
import { createBatcher } from './create-batcher.ts'
import { fieldsOf, type ImportRun, nameOf, refuseRow, write } from './import-run.ts'
import { noteSeen, type Shelf, toShelfProduct } from './open-shelf.ts'
import { checkRead, completeProduct, readProduct, type SoldSku, soldSkus } from './prepare-product.ts'
import { putBearing } from './put-bearing.ts'
import { putSoldStock, type ToldStock } from './put-sold-stock.ts'
import { refreshStatistics } from './refresh-statistics.ts'
import { readEntity } from './survey-dump.ts'

type Product = {
  readonly row: SortedRow
  readonly document: ProductDocument
  readonly sold: readonly SoldSku[]
  readonly size: number
}

const BATCH = { mostItems: 500, mostBytes: 8 * 1024 * 1024 }

/** Stores the products of the dump with their stock. */
export async function importProducts(run: ImportRun, shelves: ReadonlyMap<string, Shelf>): Promise<void> {
  const told: ToldStock = new Set()
  const begun = new Set<string>()
  const batcher = createBatcher<Product>({
    ...BATCH,
    async write(view, products) {
      const shelf = shelves.get(view)
      if (!shelf) return
      const sold = products.flatMap((product) => product.sold)
      await Promise.all([putSoldStock(run, sold, told), storeProducts(run, shelf, products)])
      if (!begun.has(view)) await refreshStatistics(run)
      begun.add(view)
    },
  })
  run.meter.begin('products')
  for await (const rows of readEntity(run, 'product')) {
    for (const row of rows) {
      const shelf = shelves.get(row.view)
      const product = shelf && acceptProduct(run, shelf, row)
      if (product) await batcher.add(row.view, product)
      run.meter.addDocuments(1)
    }
  }
  await batcher.end()
  await refreshStatistics(run)
  run.meter.end()
}

function acceptProduct(run: ImportRun, shelf: Shelf, row: SortedRow): Product | null {
  const read = readProduct(fieldsOf(row), shelf.book)
  const checked = checkRead(read)
  if (!checked.ok) return refuse(checked.refusal.reason)
  const { id, sku } = checked.value
  const clash = noteSeen(shelf, { entity: 'product', id, code: sku, place: row.place })
  if (clash !== null) return refuse(clash)
  const findCategory = (category: number) => shelf.categories.get(category)
  const completed = completeProduct(checked.value, { book: shelf.book, clock: run.clock, findCategory })
  const document = addressProduct(completed, shelf.addresses)
  remarkOn(run, shelf, document, row)
  return { row, document, sold: soldSkus(document, read), size: row.size }

  function refuse(reason: string): null {
    const id = Number(read.fields['id'])
    // What is in the dump, however unfit, is not missing from it.
    if (Number.isInteger(id) && !shelf.seen.product.has(id)) shelf.seen.product.set(id, row.place)
    refuseRow(run, row, reason)
    return null
  }
}

/** What an owner would want to hear of a product that goes in all the same. */
function remarkOn({ ledger }: ImportRun, { categories }: Shelf, document: ProductDocument, row: SortedRow): void {
  const { type_id: type, price, configurable_children: children, category_ids: ids } = document
  const isSet = type === 'grouped' || type === 'bundle'
  const prices = type === 'configurable' ? (children ?? []).map((child) => child.price) : [price]
  if (!isSet && !prices.some((each) => (each ?? null) !== null)) {
    ledger.remark('without a price, which nobody can buy', nameOf(row))
  }
  if (type === 'configurable' && (document.configurable_options ?? []).length === 0) {
    ledger.remark('that do not say what their variants differ in', nameOf(row))
  }
  if ((ids ?? []).some((id) => !categories.has(id))) ledger.remark('in a category that is not there', nameOf(row))
}

async function storeProducts(run: ImportRun, shelf: Shelf, products: readonly Product[]): Promise<void> {
  const { view, stored } = shelf
  const refused = new Set<Product>()
  const put = (some: readonly Product[]) =>
    write(run, (db) => putProducts(db, view.code, { documents: some.map(({ document }) => document), ...run.clock }))
  const changed = await putBearing(products, put, (product, reason) => {
    refused.add(product)
    refuseRow(run, product.row, reason)
  })
  const isChanged = new Set(changed)
  for (const { document } of products.filter((product) => !refused.has(product))) {
    const { id, sku, category_ids: categoryIds } = document
    const predecessor = shelf.skus.get(sku) ?? id
    // Who comes with the sku of another takes its place.
    if (predecessor !== id && !shelf.seen.product.has(predecessor)) shelf.products.delete(predecessor)
    shelf.products.set(id, toShelfProduct({ ...document, categoryIds: categoryIds ?? [] }))
    const outcome = stored.product.has(id) ? 'changed' : 'added'
    run.ledger.count('product', isChanged.has(id) ? outcome : 'unchanged')
  }
}
