import type { ProductDocument } from '@vonk/contract'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Collection, SearchDocument, SearchEngine } from '@vonk/search/port'
import { findPriceChanges, findProductIds, findProductsById, readCategories, readProducts } from '../catalogue/index.ts'
import { findReviewsById, type ReviewsOf, readReviews } from '../reviews/index.ts'
import { chunksOf } from '../rows/index.ts'
import { indexProducts, ownSkus, partSkus } from './index-products.ts'
import { shownSkus } from './shown-skus.ts'
import { loadViewContext, type ViewContext } from './view-context.ts'

export type ViewIndexOptions = {
  readonly db: Database
  readonly engine: SearchEngine
  readonly view: StoreView
  readonly settings: ShopSettings
  now(): number
}

type OnProgress = (count: number) => void

type Rebuilding = {
  readonly onProgress?: OnProgress
  /** Awaited after every batch: what may not wait for the end. */
  between?(): Promise<void>
}

const BATCH = 300

/** The catalogue of one view in the engine. */
export class ViewIndex {
  readonly view: StoreView
  readonly settings: ShopSettings
  private readonly options: ViewIndexOptions
  private readonly reviews: ReviewsOf
  /** Which outfits and sets have to be read again when one of their parts changes. */
  private readonly wholes = new Map<string, Set<number>>()
  /** What was written while everything is read anew, by the batches or between them: it stays. */
  private readonly reading = new Map<string, Set<number | string>>()
  private context: Promise<ViewContext> | null = null
  private pricedAt: number

  constructor(options: ViewIndexOptions) {
    const { view, settings, now } = options
    this.options = options
    this.view = view
    this.settings = settings
    this.reviews = { brand: view.brand, language: view.language }
    this.pricedAt = now()
  }

  /** What all products of the view share; read again with the next rebuild. */
  loadContext(): Promise<ViewContext> {
    this.context ??= loadViewContext(this.options.db, this.view, this.settings)
    return this.context
  }

  /** Reads everything anew and drops what is no longer there. */
  async rebuild({ onProgress = () => {}, between = async () => {} }: Rebuilding = {}): Promise<void> {
    const { db, view, now } = this.options
    this.context = null
    const { attributes, taxRuleDocuments } = await this.loadContext()
    this.pricedAt = now()
    await this.replace(
      'attribute',
      attributes.map((each) => ({ ...each, id: each.attribute_id })),
    )
    await this.replace('taxrule', taxRuleDocuments)
    await this.changeCategories()
    await this.replaceInBatches('product', {
      read: (after) => readProducts(db, view.code, { after, limit: BATCH }),
      write: (documents) => this.put(documents),
      between,
      onProgress,
    })
    await this.replaceInBatches('review', {
      read: (after) => readReviews(db, this.reviews, { after, limit: BATCH }),
      write: (documents) => this.write('review', documents),
      between,
    })
  }

  /** Products that are new, differ or are gone, and the outfits and sets they are part of. */
  async changeProducts(ids: readonly number[]): Promise<void> {
    // What is gone is known only to the engine; most shops have no sets that would have to hear of it.
    const before = this.wholes.size > 0 ? await shownSkus(this.options.engine, this.of('product'), ids) : []
    const after = await this.readAgain(ids)
    const known = new Set(ids)
    await this.readAgain(this.wholesOf([...before, ...after]).filter((id) => !known.has(id)))
  }

  /** Products whose stock or price changed, and the outfits and sets they are part of. */
  async changeSkus(skus: readonly string[]): Promise<void> {
    const { db, view } = this.options
    await this.readAgain([...new Set([...(await findProductIds(db, view.code, skus)), ...this.wholesOf(skus)])])
  }

  /** Products whose price began or ended by the clock since they were last looked at. */
  async changeDuePrices(): Promise<void> {
    const { db, view, now } = this.options
    const until = now()
    const skus = await findPriceChanges(db, view.code, { after: this.pricedAt, until })
    if (skus.length > 0) await this.changeSkus(skus)
    this.pricedAt = until
  }

  async changeCategories(): Promise<void> {
    await this.replace('category', await readCategories(this.options.db, this.view.code))
  }

  async changeReviews(ids: readonly number[]): Promise<void> {
    const { db, engine } = this.options
    const documents = await findReviewsById(db, this.reviews, ids)
    await this.write('review', documents)
    await engine.remove(this.of('review'), without(ids, documents))
  }

  /** Answers the skus of what is there. */
  private async readAgain(ids: readonly number[]): Promise<string[]> {
    const { db, engine, view } = this.options
    const skus: string[] = []
    for (const wanted of chunksOf(ids, BATCH)) {
      const documents = await findProductsById(db, view.code, wanted)
      await this.put(documents)
      await engine.remove(this.of('product'), without(wanted, documents))
      skus.push(...documents.flatMap(ownSkus))
    }
    return skus
  }

  private wholesOf(skus: readonly string[]): number[] {
    return [...new Set(skus.flatMap((sku) => [...(this.wholes.get(sku) ?? [])]))]
  }

  private of(entity: string): Collection {
    return { index: this.view.code, entity }
  }

  private async put(documents: readonly ProductDocument[]): Promise<void> {
    if (documents.length === 0) return
    for (const document of documents) {
      for (const sku of partSkus(document)) this.wholes.set(sku, (this.wholes.get(sku) ?? new Set()).add(document.id))
    }
    const { db, now } = this.options
    await this.write(
      'product',
      await indexProducts(db, await this.loadContext(), documents, { now: now(), groupId: null }),
    )
  }

  private async write(entity: string, documents: readonly SearchDocument[]): Promise<void> {
    await this.options.engine.index(this.of(entity), documents)
    for (const { id } of documents) this.reading.get(entity)?.add(id)
  }

  private async replace(entity: string, documents: readonly SearchDocument[]): Promise<void> {
    const { engine } = this.options
    await engine.index(this.of(entity), documents)
    await engine.retain(this.of(entity), new Set(documents.map(({ id }) => id)))
  }

  private async replaceInBatches<Document extends { readonly id: number }>(
    entity: string,
    { read, write, between, onProgress = () => {} }: Batches<Document>,
  ): Promise<void> {
    const ids = new Set<number | string>()
    this.reading.set(entity, ids)
    for (let batch = await read(0); batch.length > 0; batch = await read(batch.at(-1)?.id ?? 0)) {
      await write(batch)
      onProgress(batch.length)
      await between()
    }
    await this.options.engine.retain(this.of(entity), ids)
    this.reading.delete(entity)
  }
}

type Batches<Document> = {
  read(after: number): Promise<readonly Document[]>
  write(documents: readonly Document[]): Promise<void>
  between(): Promise<void>
  readonly onProgress?: OnProgress
}

/** The ids nothing was found for. */
function without(ids: readonly number[], found: readonly { readonly id: number }[]): number[] {
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
