import type { ProductDocument } from '@vonk/contract'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Collection, SearchDocument, SearchEngine } from '@vonk/search/port'
import { z } from 'zod'
import { findPriceChanges, findProductIds, findProductsById, readCategories, readProducts } from '../catalogue/index.ts'
import { findReviewsById, type ReviewsOf, readReviews } from '../reviews/index.ts'
import { chunksOf } from '../rows/index.ts'
import { indexProducts, ownSkus, partSkus } from './index-products.ts'
import { keyQuery } from './key-query.ts'
import { loadViewContext, type ViewContext } from './view-context.ts'

export type ViewIndexOptions = {
  readonly db: Database
  readonly engine: SearchEngine
  readonly view: StoreView
  readonly settings: ShopSettings
  now(): number
}

type OnProgress = (count: number) => void

const BATCH = 300

const withSkus = z.object({
  sku: z.string(),
  configurable_children: z.array(z.object({ sku: z.string() })).nullish(),
})

/** The catalogue of one view in the engine. */
export class ViewIndex {
  readonly view: StoreView
  readonly settings: ShopSettings
  private readonly options: ViewIndexOptions
  private readonly reviews: ReviewsOf
  /** Which outfits and sets have to be read again when one of their parts changes. */
  private readonly wholes = new Map<string, Set<number>>()
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
  async rebuild(onProgress: OnProgress = () => {}): Promise<void> {
    const { db, engine, view, now } = this.options
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
      onProgress,
    })
    await this.replaceInBatches('review', {
      read: (after) => readReviews(db, this.reviews, { after, limit: BATCH }),
      write: (documents) => engine.index(this.of('review'), documents),
    })
  }

  /** Products that are new, differ or are gone, and the outfits and sets they are part of. */
  async changeProducts(ids: readonly number[]): Promise<void> {
    const before = await this.skusOf(ids)
    await this.readAgain(ids)
    const after = await this.skusOf(ids)
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
    await engine.index(this.of('review'), documents)
    await engine.remove(this.of('review'), without(ids, documents))
  }

  private async readAgain(ids: readonly number[]): Promise<void> {
    const { db, engine, view } = this.options
    for (const wanted of chunksOf(ids, BATCH)) {
      const documents = await findProductsById(db, view.code, wanted)
      await this.put(documents)
      await engine.remove(this.of('product'), without(wanted, documents))
    }
  }

  private wholesOf(skus: readonly string[]): number[] {
    return [...new Set(skus.flatMap((sku) => [...(this.wholes.get(sku) ?? [])]))]
  }

  /** The skus under which these products can be part of something, as far as the engine knows them. */
  private async skusOf(ids: readonly number[]): Promise<string[]> {
    if (this.wholes.size === 0) return []
    const skus: string[] = []
    for (const values of chunksOf(ids, BATCH)) {
      const query = keyQuery({
        field: 'id',
        values,
        fields: { include: ['sku', 'configurable_children.sku'], exclude: [] },
      })
      const { hits } = await this.options.engine.query(this.of('product'), query)
      skus.push(...hits.flatMap(({ source }) => ownSkus(withSkus.parse(source))))
    }
    return skus
  }

  private of(entity: string): Collection {
    return { index: this.view.code, entity }
  }

  private async put(documents: readonly ProductDocument[]): Promise<void> {
    if (documents.length === 0) return
    for (const document of documents) {
      for (const sku of partSkus(document)) this.wholes.set(sku, (this.wholes.get(sku) ?? new Set()).add(document.id))
    }
    const { db, engine, now } = this.options
    const indexed = await indexProducts(db, await this.loadContext(), documents, { now: now(), groupId: null })
    await engine.index(this.of('product'), indexed)
  }

  private async replace(entity: string, documents: readonly SearchDocument[]): Promise<void> {
    const { engine } = this.options
    await engine.index(this.of(entity), documents)
    await engine.retain(this.of(entity), new Set(documents.map(({ id }) => id)))
  }

  private async replaceInBatches<Document extends { readonly id: number }>(
    entity: string,
    { read, write, onProgress = () => {} }: Batches<Document>,
  ): Promise<void> {
    const ids = new Set<number>()
    for (let batch = await read(0); batch.length > 0; batch = await read(batch.at(-1)?.id ?? 0)) {
      await write(batch)
      for (const { id } of batch) ids.add(id)
      onProgress(batch.length)
    }
    await this.options.engine.retain(this.of(entity), ids)
  }
}

type Batches<Document> = {
  read(after: number): Promise<readonly Document[]>
  write(documents: readonly Document[]): Promise<void>
  readonly onProgress?: OnProgress
}

/** The ids nothing was found for. */
function without(ids: readonly number[], found: readonly { readonly id: number }[]): number[] {
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
