import type { ProductDocument } from '@vonk/contract'
import { putProducts, refreshCatalogueStatistics } from '../../catalogue/index.ts'
import { refreshStockStatistics } from '../../stock/index.ts'
import { checkProduct } from '../checking/check-document.ts'
import { addressProduct } from '../deriving/address-product.ts'
import { identifyChildren } from '../deriving/identify-children.ts'
import type { SortedRow } from '../reading/sort-row.ts'
import { createNames } from '../remembering/create-names.ts'
import { acceptRows } from './accept-rows.ts'
import { importInBatches } from './import-in-batches.ts'
import { differencesOf, fieldsOf, type ImportRun, refuseRow, remarkOnAddress, write } from './import-run.ts'
import { insertSkippingInvalid } from './insert-skipping-invalid.ts'
import { enter, type ViewImport } from './open-view-import.ts'
import { completeProduct, readProduct, type SoldSku, soldSkus } from './prepare-product.ts'
import { putSoldStock, type ToldStock } from './put-sold-stock.ts'

type Product = {
  readonly row: SortedRow
  readonly document: ProductDocument
  readonly sold: readonly SoldSku[]
  readonly size: number
}

/** Stores the products of the dump with their stock. */
export async function importProducts(run: ImportRun, views: ReadonlyMap<string, ViewImport>): Promise<void> {
  const told: ToldStock = createNames()
  const begun = new Set<ViewImport>()
  await importInBatches<Product>(run, {
    views,
    entity: 'product',
    accept: (viewImport, row) => acceptProduct(run, viewImport, row),
    async store(viewImport, products) {
      const sold = products.flatMap((product) => product.sold)
      await Promise.all([putSoldStock(run, sold, told), storeProducts(run, viewImport, products)])
      if (!begun.has(viewImport)) await refreshStatistics(run)
      begun.add(viewImport)
    },
  })
  await refreshStatistics(run)
}

function acceptProduct(run: ImportRun, viewImport: ViewImport, row: SortedRow): Product | null {
  const { dumpedSkus, skus } = viewImport
  const fields = identifyChildren(fieldsOf(row), (sku) => dumpedSkus.get(sku) ?? skus.get(sku))
  const read = readProduct(fields, viewImport.book)
  const [accepted] = acceptRows(run, viewImport, [{ row, fields: read.fields }], checkProduct)
  if (!accepted) return null
  const findCategory = (id: number) => viewImport.categories.get(id)
  const completed = completeProduct(accepted.document, { clock: run.clock, findCategory })
  const document = addressProduct(completed, viewImport.addresses)
  remarkOn(run, viewImport, document)
  remarkOnAddress(run, 'products', accepted.document, document)
  const { id, sku } = document
  // Of the raw document only its name is kept: as many as wait to be stored would take twice the memory.
  return { row: { ...row, fields: { id, sku } }, document, sold: soldSkus(document, read), size: row.size }
}

/** What an owner would want to hear of a product that goes in all the same. */
function remarkOn({ ledger }: ImportRun, { categories }: ViewImport, document: ProductDocument): void {
  const name = `${document.id} ${document.sku}`
  const { type_id: type, price, configurable_children: children, category_ids: ids } = document
  const isSet = type === 'grouped' || type === 'bundle'
  const prices = type === 'configurable' ? (children ?? []).map((child) => child.price) : [price]
  if (!isSet && !prices.some((each) => (each ?? null) !== null)) {
    ledger.remark('products', 'without a price, which nobody can buy', name)
  }
  if (type === 'configurable' && (document.configurable_options ?? []).length === 0) {
    ledger.remark('products', 'that do not say what their variants differ in', name)
  }
  if ((ids ?? []).some((id) => !categories.has(id))) ledger.remark('products', 'in a category that is not there', name)
}

async function storeProducts(run: ImportRun, viewImport: ViewImport, products: readonly Product[]): Promise<void> {
  const { view, stored } = viewImport
  const refused = new Set<Product>()
  const put = (some: readonly Product[]) =>
    write(run, {
      name: 'product',
      differences: (tx) => differencesOf(tx, { view: view.code, entity: 'product', documents: storedOf(some) }),
      work: (tx) => putProducts(tx, view.code, { documents: some.map(({ document }) => document), ...run.clock }),
    })
  const storedOf = (some: readonly Product[]) =>
    some.flatMap(({ document }) => (stored.product.has(document.id) ? [document] : []))
  const changed = await insertSkippingInvalid(products, put, (product, reason) => {
    refused.add(product)
    refuseRow(run, product.row, reason)
  })
  const isChanged = new Set(changed)
  for (const { document } of products.filter((product) => !refused.has(product))) {
    const { id, sku, category_ids: categoryIds } = document
    const predecessor = viewImport.skus.get(sku) ?? id
    // Who comes with the sku of another takes its place.
    if (predecessor !== id && !viewImport.seen.product.has(predecessor)) viewImport.products.remove(predecessor)
    enter(viewImport, { ...document, categoryIds: categoryIds ?? [] })
    const outcome = stored.product.has(id) ? 'changed' : 'added'
    run.ledger.count('product', isChanged.has(id) ? outcome : 'unchanged')
  }
}

/**
 * Tells the database what its tables hold now. It finds out by itself, but only when much has changed; until then it
 * takes a view that was empty for one that still is, and reads all of it to find a single sku.
 */
async function refreshStatistics({ db, isDry }: ImportRun): Promise<void> {
  if (isDry) return
  await refreshCatalogueStatistics(db)
  await refreshStockStatistics(db)
}
