import { searchConditions } from '@vonk/domain/products'
import { err, ok, type Result } from '@vonk/domain/result'
import {
  type CatalogueIndexRefusal,
  findSearchEntity,
  isSearchable,
  type SearchEntityRefusal,
  searchTuning,
  storeCodeOfIndex,
} from '@vonk/domain/search-text'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { CacheTags } from '@vonk/platform/http'
import type { Collection, SearchAnswer, SearchDocument, SearchEngine, SearchQuery, Suggestion } from '@vonk/search/port'
import type { CatalogueIndex } from '../indexing/catalogue-index.ts'
import { keyQuery, listFilters } from '../indexing/engine-queries.ts'
import { describeAttributes, describeProduct } from './attribute-metadata.ts'
import type { CatalogueAnswer } from './catalogue-answer.ts'
import { withVariants } from './find-variants.ts'
import { findInOtherLanguages, otherLanguages } from './other-languages.ts'
import { PART, queryInParts } from './query-in-parts.ts'
import { askForParents, findReviewed } from './reviewed-products.ts'
import { noteSearch } from './search-tags.ts'
import type { FilterRefusal } from './translate-filters.ts'
import { translateQuery, type WireSearch } from './translate-query.ts'
import { type SearchUnavailable, withDeadline } from './with-deadline.ts'
import { withPrices } from './with-prices.ts'

export type CatalogueSearchOptions = {
  readonly db: Database
  readonly engine: SearchEngine
  readonly index: CatalogueIndex
  readonly directory: StoreDirectory
  readonly now?: () => number
  /** How long the engine may take before the caller is told to come back. */
  readonly patienceMs?: number
  readonly onFailure: (error: unknown) => void
}

export type AskedSearch = WireSearch & {
  readonly index: string
  readonly entity: string
  /** Of a customer who was recognised; null sees what everybody sees. */
  readonly groupId: number | null
  /** Is told what the answer depends on. */
  readonly cacheTags?: CacheTags | null
}

export type AskedProduct = {
  readonly view: string
  readonly key: { readonly id: number } | { readonly sku: string }
  readonly fields: SearchQuery['fields']
  readonly groupId?: number | null
}

type AskedCategory = { readonly view: string; readonly id: number; readonly fields: SearchQuery['fields'] }

export type SearchRefusal = CatalogueIndexRefusal | SearchEntityRefusal | FilterRefusal | SearchUnavailable

/** A whole tree of categories or all filters of a list are read at once; products come in pages. */
const largestSizes = { product: 1000, other: 4000 }
const MOST_SUGGESTIONS = 20
/** How long a first visitor waits for a view that is still being read. */
const READING_MS = 15_000

export type CatalogueSearch = ReturnType<typeof createCatalogueSearch>

/** What shoppers find, in lists and by words. */
export function createCatalogueSearch(options: CatalogueSearchOptions) {
  const { engine, index, directory, onFailure, patienceMs = searchTuning.serverTimeoutMs } = options

  return {
    async search(asked: AskedSearch): Promise<Result<CatalogueAnswer, SearchRefusal>> {
      const code = storeCodeOfIndex(asked.index, directory)
      if (!code.ok) return code
      const entity = findSearchEntity(asked.entity)
      if (!entity.ok) return entity
      const view = index.find(code.value)
      if (!view) return err({ code: 'index-unknown', index: asked.index })
      const read = await waitForReading(options, code.value)
      if (!read.ok) return read
      const largestSize = entity.value === 'product' ? largestSizes.product : largestSizes.other
      const priceField = view.priceFieldFor(asked.groupId)
      const translated = translateQuery(asked, { ...view.settings, largestSize, priceField })
      if (!translated.ok) return translated
      const patience = patienceMs * Math.ceil(translated.value.size / PART)
      const where = { index: code.value, entity: entity.value }
      const answer = findAnswer(options, where, { query: translated.value, groupId: asked.groupId })
      const found = await withDeadline(answer, { patienceMs: patience, onFailure })
      return noted(asked, { index: view, entity: entity.value, query: translated.value, directory }, found)
    },

    /** What was counted, in words; nothing unless the view is set to tell it. */
    describeFacets: (indexName: string, facets: SearchAnswer['facets']) => describeFacets(options, indexName, facets),

    /** A product with what its attributes are called, where the view is set to tell it. */
    describeProduct: (indexName: string, product: SearchDocument) => describeOne(options, indexName, product),

    suggest: (code: string, prefix: string, size: number) => suggest(options, code, { prefix, size }),

    /** The product that reviews of this one are about: a size has those of its product. */
    async findReviewed(view: string, id: number) {
      // A view that is still being read has products that nobody finds yet.
      await index.whenRead(view)
      return findReviewed(engine, view, id)
    },

    /** One product as lists show it, with the fields asked for. */
    async findProduct({ view, key, fields, groupId = null }: AskedProduct): Promise<SearchDocument | null> {
      const [field, value] = 'id' in key ? ['id', key.id] : ['sku', key.sku]
      const wanted = keyQuery({ field, values: [value], fields })
      const { hits } = await query(options, { index: view, entity: 'product' }, wanted, groupId)
      return hits[0]?.source ?? null
    },

    async findCategory({ view, id, fields }: AskedCategory): Promise<SearchDocument | null> {
      const wanted = keyQuery({ field: 'id', values: [id], fields })
      const { hits } = await query(options, { index: view, entity: 'category' }, wanted, null)
      return hits[0]?.source ?? null
    },
  }
}

async function describeFacets(
  { engine, index, directory }: CatalogueSearchOptions,
  indexName: string,
  facets: SearchAnswer['facets'],
): Promise<object[]> {
  const code = storeCodeOfIndex(indexName, directory)
  const isTold = code.ok && index.find(code.value)?.settings.loadByAttributeMetadata
  return isTold ? describeAttributes(engine, code.value, facets) : []
}

async function describeOne(
  { engine, index, directory }: CatalogueSearchOptions,
  indexName: string,
  product: SearchDocument,
): Promise<SearchDocument> {
  const code = storeCodeOfIndex(indexName, directory)
  const isTold = code.ok && index.find(code.value)?.settings.loadByAttributeMetadata
  return isTold ? { ...product, attributes_metadata: await describeProduct(engine, code.value, product) } : product
}

type Typed = { readonly prefix: string; readonly size: number }

async function suggest(
  { engine, index }: CatalogueSearchOptions,
  code: string,
  { prefix, size }: Typed,
): Promise<readonly Suggestion[]> {
  await index.whenRead(code)
  const asked = Math.min(Math.max(size, 1), MOST_SUGGESTIONS)
  const view = index.find(code)
  // A word that only hidden products have would lead nowhere, and tell of them.
  const filters = view ? listFilters(searchConditions(view.settings)) : []
  return engine.suggest({ index: code, entity: 'product' }, prefix, asked, filters)
}

/** What a question means depends on the price groups of its view, which are known when it has been read. */
async function waitForReading({ index, onFailure }: CatalogueSearchOptions, code: string) {
  return index.isRead(code) ? ok(undefined) : withDeadline(index.whenRead(code), { patienceMs: READING_MS, onFailure })
}

async function query(
  { db, engine, index, now = Date.now }: CatalogueSearchOptions,
  collection: Collection,
  asked: SearchQuery,
  groupId: number | null,
): Promise<SearchAnswer> {
  if (!index.isRead(collection.index)) await index.whenRead(collection.index)
  const view = collection.entity === 'product' ? index.find(collection.index) : null
  return queryInParts(engine, { collection, query: asked }, async (hits) => {
    if (!view || (groupId === null && !view.hasOldTaxes)) return hits
    return withPrices(db, hits, { context: await view.loadContext(), groupId, now: now() })
  })
}

type Meant = { readonly query: SearchQuery; readonly groupId: number | null }

async function findAnswer(
  options: CatalogueSearchOptions,
  where: Collection,
  { query: asked, groupId }: Meant,
): Promise<CatalogueAnswer> {
  const ask = (each: SearchQuery) => query(options, where, each, groupId)
  const meant = await askForParents(options.engine, where, asked)
  const answer = await ask(meant)
  if (where.entity !== 'product') return answer
  if (answer.total > 0 || !isSearchable(meant.text)) return withVariants(answer, meant, { ask, groupId })
  return (await findInOtherLanguages(options, where, { query: meant, ask })) ?? answer
}

type Searched = Omit<Parameters<typeof noteSearch>[1], 'answer' | 'also'> & { readonly directory: StoreDirectory }

/** The answer, once it is said what it depends on. What is only for some is kept for nobody. */
async function noted<Refusal>(
  { cacheTags, groupId }: AskedSearch,
  { directory, ...searched }: Searched,
  found: Result<CatalogueAnswer, Refusal>,
): Promise<Result<CatalogueAnswer, Refusal>> {
  if (!found.ok || !cacheTags || groupId !== null) return found
  // What other languages find may be the answer, or become it.
  const others = searched.query.text === '' ? [] : otherLanguages(directory, searched.index.view.code)
  await noteSearch(cacheTags, { ...searched, answer: found.value, also: others.map(({ code }) => code) })
  return found
}
