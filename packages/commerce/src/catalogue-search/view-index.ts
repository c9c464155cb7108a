import type { ProductDocument } from '@vonk/contract'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Collection, SearchDocument, SearchEngine } from '@vonk/search/port'
import { findPriceChanges, findProductIds, findProductsById, readCategories, readProducts } from '../catalogue/index.ts'
import { findReviewsById, readReviews } from '../reviews/index.ts'
import { indexProducts, partSkus } from './index-products.ts'
import { loadViewContext, type ViewContext } from './view-context.ts'

export type ViewIndexOptions = {
  readonly db: Database
  readonly engine: SearchEngine
  readonly view: StoreView
  readonly settings: ShopSettings
  now(): number
}

const BATCH = 300

export type ViewIndex = ReturnType<typeof createViewIndex>

/** The catalogue of one view in the engine. */
export function createViewIndex({ db, engine, view, settings, now }: ViewIndexOptions) {
  /** Which outfits and sets have to be read again when one of their parts changes. */
  const wholesOf = new Map<string, Set<number>>()
  const of = (entity: string): Collection => ({ index: view.code, entity })
  const reviewsOf = { brand: view.brand, language: view.language }
  let context: ViewContext | null = null
  let pricedAt = now()

  async function loadContext(): Promise<ViewContext> {
    context ??= await loadViewContext(db, view, settings)
    return context
  }

  async function put(documents: readonly ProductDocument[]): Promise<void> {
    if (documents.length === 0) return
    for (const document of documents) {
      for (const sku of partSkus(document)) wholesOf.set(sku, (wholesOf.get(sku) ?? new Set()).add(document.id))
    }
    const indexed = await indexProducts(db, await loadContext(), documents, { now: now(), groupId: null })
    await engine.index(of('product'), indexed)
  }

  async function rebuild(onProgress: (count: number) => void = () => {}): Promise<void> {
    context = null
    const { attributes, taxRuleDocuments } = await loadContext()
    pricedAt = now()
    await replace(
      'attribute',
      attributes.map((each) => ({ ...each, id: each.attribute_id })),
    )
    await replace('taxrule', taxRuleDocuments)
    await replace('category', await readCategories(db, view.code))
    await replaceAll('product', (after) => readProducts(db, view.code, { after, limit: BATCH }), put, onProgress)
    const putReviews = (documents: readonly SearchDocument[]) => engine.index(of('review'), documents)
    await replaceAll('review', (after) => readReviews(db, reviewsOf, { after, limit: BATCH }), putReviews)
  }

  async function replace(entity: string, documents: readonly SearchDocument[]): Promise<void> {
    await engine.index(of(entity), documents)
    await engine.retain(of(entity), new Set(documents.map(({ id }) => id)))
  }

  async function replaceAll<Document extends { readonly id: number }>(
    entity: string,
    read: (after: number) => Promise<readonly Document[]>,
    write: (documents: readonly Document[]) => Promise<void>,
    onProgress: (count: number) => void = () => {},
  ): Promise<void> {
    const ids = new Set<number>()
    for (let batch = await read(0); batch.length > 0; batch = await read(batch.at(-1)?.id ?? 0)) {
      await write(batch)
      for (const { id } of batch) ids.add(id)
      onProgress(batch.length)
    }
    await engine.retain(of(entity), ids)
  }

  async function changeProducts(ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const wanted = ids.slice(start, start + BATCH)
      const documents = await findProductsById(db, view.code, wanted)
      const found = new Set(documents.map(({ id }) => id))
      await put(documents)
      await engine.remove(
        of('product'),
        wanted.filter((id) => !found.has(id)),
      )
    }
  }

  return {
    view,
    settings,
    loadContext,
    rebuild,
    changeProducts,

    /** Products whose stock or price changed, and the outfits and sets they are part of. */
    async changeSkus(skus: readonly string[]): Promise<void> {
      const wholes = skus.flatMap((sku) => [...(wholesOf.get(sku) ?? [])])
      await changeProducts([...new Set([...(await findProductIds(db, view.code, skus)), ...wholes])])
    },

    /** Products whose price began or ended by the clock since they were last looked at. */
    async changeDuePrices(): Promise<void> {
      const until = now()
      const skus = await findPriceChanges(db, view.code, { after: pricedAt, until })
      if (skus.length > 0) await this.changeSkus(skus)
      pricedAt = until
    },

    async changeCategories(): Promise<void> {
      await replace('category', await readCategories(db, view.code))
    },

    async changeReviews(ids: readonly number[]): Promise<void> {
      const documents = await findReviewsById(db, reviewsOf, ids)
      const found = new Set<number>(documents.map(({ id }) => id))
      await engine.index(of('review'), documents)
      await engine.remove(
        of('review'),
        ids.filter((id) => !found.has(id)),
      )
    },
  }
}
