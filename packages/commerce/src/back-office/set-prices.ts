import type { ProductDocument } from '@vonk/contract'
import { type BatchAct, commandLine, createBatchAct } from '@vonk/platform/acts'
import { chunksOf } from '@vonk/platform/bulk-insert'
import type { Database, Db } from '@vonk/platform/db'
import { lockSold, ownSkus, putProducts } from '../catalogue/index.ts'
import { createStores } from '../stores/index.ts'
import { changePrice, type PriceChange, priceNow, refuseChange } from './change-price.ts'
import { type RowResult, refuseRepeated } from './row-result.ts'

export type PriceToSet = PriceChange & {
  readonly sku: string
  /** The store view it holds for; all that sell it when absent. */
  readonly store?: string | undefined
}

export const pricesSet = { on: { kind: 'price', id: 'batch' }, name: 'set' } as const

export type PriceClock = { readonly now: number; readonly utcOffsetMinutes: number }

type Results = Map<PriceToSet, RowResult>

// So many rows are changed together in all views: enough to be quick, few enough to hold nobody up.
const CHUNK = 100

/** Sets prices; answers what became of each row, in their order. A row is changed in all its views or in none. */
export async function setPrices(
  db: Database,
  rows: readonly PriceToSet[],
  /** An act of its own on the command line, unless these rows are a part of another. */
  { act = createBatchAct({ by: commandLine, ...pricesSet }), ...clock }: PriceClock & { readonly act?: BatchAct },
): Promise<RowResult[]> {
  const { views } = await createStores({ db }).loadDirectory()
  const codes = views.map(({ code }) => code).toSorted()
  const results: Results = refuseRepeated(rows, ({ sku, store = '' }) => `${store}\n${sku}`)
  for (const row of rows) {
    const isElsewhere = row.store !== undefined && !codes.includes(row.store)
    const refusal = isElsewhere ? 'store-unknown' : refuseChange(row)
    if (refusal) results.set(row, { refusal })
  }
  const fit = rows.filter((row) => !results.has(row))
  for (const chunk of chunksOf(fit, CHUNK)) {
    const ofChunk = await db.transaction(async (tx) => {
      const priced = await setChunk(tx, chunk, { codes, clock })
      await noteChunk(tx, act, priced)
      return priced.results
    })
    for (const [row, result] of ofChunk) results.set(row, result)
  }
  return rows.map((row) => results.get(row) ?? { refusal: 'sku-unknown' })
}

type Sold = { readonly view: string; readonly documents: readonly ProductDocument[] }
/** What became of rows, and the products as they were. */
type PricedChunk = { readonly results: Results; readonly sold: readonly Sold[] }

function noteChunk(tx: Db, act: BatchAct, { results, sold }: PricedChunk): Promise<void> {
  const changed = [...results].flatMap(([row, result]) => (result === 'changed' ? [row] : []))
  const fields = (['price', 'special'] as const).filter((field) => changed.some((row) => row[field] !== undefined))
  const pricesOf = sold.map(({ view, documents }) => {
    const all = documents.flatMap((document) => [...(document.configurable_children ?? []), document])
    return { view, bySku: new Map(all.map((priced) => [priced.sku, priced])) }
  })
  const things = changed.map((row) => {
    const { sku, ...after } = row
    const was = pricesOf.find(({ view, bySku }) => isFor(row, view) && bySku.has(sku))?.bySku.get(sku)
    return { id: sku, before: was && priceNow(was, row), after }
  })
  return act.add(tx, { counts: { changed: changed.length }, fields, things })
}

type ChunkParts = { readonly codes: readonly string[]; readonly clock: PriceClock }

/** Always in the order of the views, so that two batches never wait for each other. */
async function setChunk(tx: Db, rows: readonly PriceToSet[], { codes, clock }: ChunkParts): Promise<PricedChunk> {
  const results: Results = new Map()
  const sold: Sold[] = []
  for (const view of codes) {
    const wanted = rows.filter((row) => isFor(row, view))
    if (wanted.length === 0) continue
    const documents = await lockSold(
      tx,
      view,
      wanted.map(({ sku }) => sku),
    )
    for (const row of wanted) judge(row, documents, results)
    sold.push({ view, documents })
  }
  const accepted = rows.filter((row) => typeof results.get(row) === 'string')
  for (const { view, documents } of sold) {
    const wanted = accepted.filter((row) => isFor(row, view))
    const priced = documents.map((document) => applyAll(document, wanted))
    const changed = new Set(await putProducts(tx, view, { documents: priced, ...clock }))
    const skus = new Set(priced.filter(({ id }) => changed.has(id)).flatMap(ownSkus))
    for (const row of wanted) if (skus.has(row.sku)) results.set(row, 'changed')
  }
  return { results, sold }
}

function isFor({ store }: PriceToSet, view: string): boolean {
  return store === undefined || store === view
}

/** Whether a row can be done with the products of one view; nothing is said where they do not have its sku. */
function judge(row: PriceToSet, documents: readonly ProductDocument[], results: Results): void {
  for (const document of documents.filter((each) => ownSkus(each).includes(row.sku))) {
    const changed = changePrice(document, row.sku, row)
    if (!changed.ok) results.set(row, { refusal: changed.refusal.code })
    else if (!results.has(row)) results.set(row, 'unchanged')
  }
}

/** What is said of one view counts more than what is said of all, and a variant's own price more than its product's. */
function applyAll(document: ProductDocument, rows: readonly PriceToSet[]): ProductDocument {
  const skus = new Set(ownSkus(document))
  const weightOf = ({ sku, store }: PriceToSet) => (store === undefined ? 0 : 2) + (sku === document.sku ? 0 : 1)
  return rows
    .filter(({ sku }) => skus.has(sku))
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .reduce((before, row) => {
      const changed = changePrice(before, row.sku, row)
      return changed.ok ? changed.value : before
    }, document)
}
