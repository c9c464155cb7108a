import type { ProductDocument } from '@vonk/contract'
import { catalogueConditions } from '@vonk/domain/products'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import { taxGroupOf } from '@vonk/domain/tax'
import { chunksOf } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import type { SearchEngine, SearchQuery } from '@vonk/search/port'
import {
  findPriceChanges,
  findProductIds,
  findProductsById,
  ownSkus,
  readCategories,
  readProducts,
} from '../../catalogue/index.ts'
import { NextPriceChange, tierGroups } from '../../prices/index.ts'
import { findReviewsById, type ReviewsOf, readReviews } from '../../reviews/index.ts'
import { CategoryCounts } from './category-counts.ts'
import { CategoryTree } from './category-tree.ts'
import { countQuery, listFilters, listQuery } from './engine-queries.ts'
import { FINAL_PRICE, indexField, LISTED_IN } from './index-fields.ts'
import { indexProducts } from './index-products.ts'
import { type IndexedView, settingsKey } from './indexed-view.ts'
import { ParentProducts } from './parent-products.ts'
import { PriceGroups } from './price-groups.ts'
import { shownSkus } from './shown-skus.ts'
import { loadViewContext, type ViewContext } from './view-context.ts'
import { type OnProgress, ViewDocuments } from './view-documents.ts'

export type ViewIndexOptions = {
  readonly db: Db
  readonly engine: SearchEngine
  readonly view: StoreView
  readonly settings: ShopSettings
  now(): number
}

type Rebuilding = {
  readonly onProgress?: OnProgress
  /** Awaited after every batch: what may not wait for the end. */
  between?(): Promise<void>
}

const BATCH = 300
const PRICED_AT_MS = 30_000
const atOnce = async () => {}
/** The catalogue of one view in the engine. */
export class ViewIndex {
  readonly view: StoreView
  private readonly options: ViewIndexOptions
  private readonly reviews: ReviewsOf
  private readonly parents = new ParentProducts()
  private readonly documents: ViewDocuments
  private readonly groups = new PriceGroups()
  private readonly categories = new CategoryTree()
  private readonly nextPriceChange: NextPriceChange
  private readonly counts: CategoryCounts
  /** Some products were indexed before categories moved. */
  private hasOldListings = false
  private context: Promise<ViewContext> | null = null
  private pricedAt: number
  private current: ShopSettings
  /** How often taxes have changed, and after which of these changes all products were priced. */
  private taxes = { changed: 0, priced: 0 }

  constructor(options: ViewIndexOptions) {
    const { view, settings, now } = options
    this.options = options
    this.view = view
    this.current = settings
    this.reviews = { brand: view.brand, language: view.language }
    this.pricedAt = now()
    this.documents = new ViewDocuments(options.engine, view.code)
    const { documents, categories } = this
    const question = () => countQuery(listFilters(catalogueConditions(this.settings)))
    this.counts = new CategoryCounts({ engine: options.engine, documents, categories, question })
    this.nextPriceChange = new NextPriceChange(options.db, view.code)
  }

  get settings(): ShopSettings {
    return this.current
  }

  /** Answers whether products are listed or priced otherwise than before: then they have to be read again. */
  changeSettings(settings: ShopSettings): boolean {
    const before = this.current
    this.current = settings
    if (settingsKey(settings) === settingsKey(before)) return false
    this.noteTaxes()
    return true
  }

  /** What all products of the view share; read again with the next rebuild. */
  loadContext(): Promise<ViewContext> {
    this.context ??= loadViewContext(this.options.db, this.view, this.settings).catch((error) => {
      this.context = null
      throw error
    })
    return this.context
  }

  /** Taxes have changed: until all products are priced again, the index has yesterday's. */
  noteTaxes(): void {
    this.context = null
    this.taxes.changed += 1
  }

  get hasOldTaxes(): boolean {
    return this.taxes.changed !== this.taxes.priced
  }

  /** What has to be stored with an index that others read, or that somebody else goes on writing. */
  get indexed(): IndexedView {
    return {
      pricedAt: this.pricedAt,
      groups: this.groups.inIndex,
      listings: this.categories.fingerprint(),
      settings: settingsKey(this.current),
    }
  }

  /** Somebody else writes the index, and has come so far. */
  adopt({ pricedAt, groups }: Pick<IndexedView, 'pricedAt' | 'groups'>): void {
    if (pricedAt !== this.pricedAt) this.nextPriceChange.forget()
    this.pricedAt = pricedAt
    this.groups.adopt(groups)
  }

  /** Whoever writes the index has priced all products with the taxes of today. */
  settleTaxes(): void {
    this.taxes.priced = this.taxes.changed
  }

  /** Attributes have changed: what products share is read again. */
  forgetContext(): void {
    this.context = null
  }

  /** Goes on where another process stopped writing. */
  async resume(written: IndexedView, { between = atOnce }: Rebuilding = {}): Promise<void> {
    const { db, engine, view } = this.options
    this.adopt(written)
    await this.parents.read(engine, this.documents.of('product'))
    this.categories.replace(await readCategories(db, view.code))
    const hasMoved = this.categories.fingerprint() !== written.listings
    const isRepriced = hasMoved || settingsKey(this.current) !== written.settings
    if (isRepriced) await this.reprice({ between })
    await this.counts.replace({ isRecounted: !isRepriced })
  }

  /** The moment at which the clock will have changed a price that is in the index; null where none is in sight. */
  findNextPriceChange(): Promise<number | null> {
    return this.nextPriceChange.find(this.pricedAt)
  }

  /** What the first shopper will ask for. */
  get firstList(): SearchQuery {
    const { listFilters: codes } = this.settings
    const chosenBy = codes.flatMap((code) => [code, `${code}_options`].map((name) => indexField(name, FINAL_PRICE)))
    return listQuery(listFilters(catalogueConditions(this.settings)), [LISTED_IN, ...new Set(chosenBy)])
  }

  /** The field by which customers of a group, or guests, filter and sort by price. */
  priceFieldFor(groupId: number | null): string {
    return this.groups.fieldFor(groupId)
  }

  /** Reads everything again and drops what is no longer there. */
  async rebuild({ onProgress, between = atOnce }: Rebuilding = {}): Promise<void> {
    const { db } = this.options
    this.context = null
    const { attributes } = await this.loadContext()
    await this.documents.replace(
      'attribute',
      attributes.map((each) => ({ ...each, id: each.attribute_id })),
    )
    await this.readCategories()
    await this.reprice({ between, ...(onProgress && { onProgress }) })
    await this.documents.replaceInBatches('review', {
      read: (after) => readReviews(db, this.reviews, { after, limit: BATCH }),
      write: (documents) => this.documents.write('review', documents),
      between,
    })
  }

  /** Reads all products again, with the taxes of this moment. */
  async reprice({ onProgress, between = atOnce }: Rebuilding = {}): Promise<void> {
    const { changed } = this.taxes
    const { taxRules, taxRuleDocuments, settings } = await this.loadContext()
    this.pricedAt = this.options.now()
    await this.documents.replace('taxrule', taxRuleDocuments)
    if (taxGroupOf(null, settings) !== null) this.groups.meet(taxRules.flatMap((rule) => rule.customerClasses))
    await this.readProducts({ between, ...(onProgress && { onProgress }) })
    this.taxes.priced = changed
    await this.counts.recount()
  }

  /** Products that are new, differ or are gone, and the outfits and sets they are part of. */
  async changeProducts(ids: readonly number[], { between = atOnce }: Rebuilding = {}): Promise<void> {
    // What is gone is known only to the engine; most shops have no sets that would have to hear of it.
    const before = !this.parents.isEmpty ? await shownSkus(this.options.engine, this.documents.of('product'), ids) : []
    const after = await this.readAgain(ids)
    const done = new Set(ids)
    await this.readAgain(this.parents.of([...before, ...after]).filter((id) => !done.has(id)))
    // Whoever is reading everything again at this moment will see to it.
    if (this.groups.isIncomplete && !this.documents.isReading('product')) await this.readProducts({ between })
  }

  /** Products whose stock or price changed, and the outfits and sets they are part of. */
  async changeSkus(skus: readonly string[]): Promise<void> {
    const { db, view } = this.options
    await this.readAgain([...new Set([...(await findProductIds(db, view.code, skus)), ...this.parents.of(skus)])])
  }

  /** Products whose price began or ended by the clock since they were last looked at; and the numbers that grew old meanwhile. */
  async changeDuePrices({ between = atOnce }: Rebuilding = {}): Promise<void> {
    const { db, view, now } = this.options
    const until = now()
    const skus = await findPriceChanges(db, view.code, { after: this.pricedAt, until })
    if (skus.length > 0) await this.changeSkus(skus)
    // While nothing is due, whoever reads the index need not hear of every second.
    if (skus.length > 0 || until - this.pricedAt >= PRICED_AT_MS) this.pricedAt = until
    await this.counts.refresh(between)
  }

  /** Categories, and where they have moved, all products in them. */
  async changeCategories({ between = atOnce }: Rebuilding = {}): Promise<void> {
    if (!(await this.readCategories())) return
    this.hasOldListings = true
    if (!this.documents.isReading('product')) await this.readProducts({ between })
    await this.counts.recount()
  }

  /** Answers whether they list other products now. */
  private async readCategories(): Promise<boolean> {
    const hasMoved = this.categories.replace(await readCategories(this.options.db, this.view.code))
    await this.counts.replace()
    return hasMoved
  }

  async changeReviews(ids: readonly number[]): Promise<void> {
    const { db, engine } = this.options
    const documents = await findReviewsById(db, this.reviews, ids)
    await this.documents.write('review', documents)
    await engine.remove(this.documents.of('review'), without(ids, documents))
  }

  /** As often as it takes for every product to carry the prices of all groups and to stand in its categories: mostly once. */
  private async readProducts({ onProgress, between = atOnce }: Rebuilding): Promise<void> {
    const { db, view } = this.options
    do {
      this.groups.begin()
      this.hasOldListings = false
      await this.documents.replaceInBatches('product', {
        read: (after) => readProducts(db, view.code, { after, limit: BATCH }),
        write: (documents) => this.put(documents),
        between,
        ...(onProgress && { onProgress }),
      })
      this.groups.settle()
    } while (this.groups.isIncomplete || this.hasOldListings)
  }

  /** Answers the skus of what is there. */
  private async readAgain(ids: readonly number[]): Promise<string[]> {
    const { db, engine, view } = this.options
    const skus: string[] = []
    for (const wanted of chunksOf(ids, BATCH)) {
      const documents = await findProductsById(db, view.code, wanted)
      await this.put(documents)
      await engine.remove(this.documents.of('product'), without(wanted, documents))
      this.counts.noteChange()
      skus.push(...documents.flatMap(ownSkus))
    }
    return skus
  }

  private async put(documents: readonly ProductDocument[]): Promise<void> {
    if (documents.length === 0) return
    for (const document of documents) this.parents.note(document)
    this.groups.meet(documents.flatMap(tierGroups))
    const { db, now } = this.options
    const listing = (ids: readonly number[]) => this.categories.listing(ids)
    const moment = { now: now(), groupId: null, groups: this.groups.all, listing }
    await this.documents.write('product', await indexProducts(db, await this.loadContext(), documents, moment))
    this.nextPriceChange.forget()
    this.groups.noteIndexed()
  }
}

/** The ids nothing was found for. */
function without(ids: readonly number[], found: readonly { readonly id: number }[]): number[] {
  const foundIds = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !foundIds.has(id))
}
