import { type SearchQueryDto, searchCatalogue } from '@vonk/contract'
import { type Aggregations, aggregationSize, type FilterState, filterConditions, type Sort } from '@vonk/domain/filters'
import { toDecimal } from '@vonk/domain/money'
import { catalogueConditions, fieldConditions, type ListConditions, searchConditions } from '@vonk/domain/products'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopSettings } from '@vonk/domain/settings'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import { type CardDocument, cardFields } from '../../product/index.server.ts'

/** Which products a list is about, before any filter. */
export type ListScope =
  | { readonly categoryId: number }
  | { readonly text: string }
  | { readonly skus: readonly string[] }

export type ProductsWanted = {
  readonly scope: ListScope
  readonly chosen: FilterState['chosen']
  /** null leaves the order to relevance. */
  readonly sort: Sort | null
  readonly start: number
  readonly size: number
  readonly wantsFacets: boolean
  readonly moreFields?: readonly string[]
  /** Proves to which customer group the list is for, at whose prices it is ordered, filtered and counted. */
  readonly groupToken?: string | undefined
}

export type FoundProducts = {
  readonly documents: readonly CardDocument[]
  readonly total: number
  /** How many have every word that was searched for. */
  readonly complete: number
  readonly aggregations: Aggregations | null
}

/**
 * Asks the catalogue for products in one call: the slice, the total and the counts of every filter. A slice longer than
 * a view's queries for filters may be is asked for beside them.
 */
export async function findProducts(shop: ShopRequest, wanted: ProductsWanted): Promise<FoundProducts> {
  if (!wanted.wantsFacets || wanted.size <= shop.settings.maxFiltersQuerySize) return askForProducts(shop, wanted)
  const [found, { aggregations }] = await Promise.all([
    askForProducts(shop, { ...wanted, wantsFacets: false }),
    askForProducts(shop, { ...wanted, start: 0, size: 1 }),
  ])
  return { ...found, aggregations }
}

async function askForProducts(shop: ShopRequest, wanted: ProductsWanted): Promise<FoundProducts> {
  const { settings, view } = shop
  const answer = await shop.client.call(searchCatalogue, {
    index: catalogueIndexOf(view.code),
    entity: 'product',
    request_format: 'search-query',
    response_format: 'compact',
    from: wanted.start,
    size: wanted.size,
    _source_include: [...cardFields, ...(wanted.moreFields ?? [])].join(','),
    _appliedFilters: [...scopeFilters(wanted.scope, settings), ...chosenFilters(wanted.chosen)],
    ...(wanted.sort && { _appliedSort: [{ field: wanted.sort.field, options: wanted.sort.direction }] }),
    ...(wanted.groupToken && { groupToken: wanted.groupToken }),
    ...('text' in wanted.scope && { _searchText: wanted.scope.text }),
    ...(wanted.wantsFacets && { _availableFilters: settings.listFilters.map((code) => facetOf(code, settings)) }),
  })
  if (!answer.ok) throw new Error(`The API refused to list products: ${answer.refusal.code}`)
  const { hits, total = 0, complete = total, aggregations } = compactOf(answer.value)
  return { documents: hits, total, complete, aggregations }
}

type AppliedFilter = NonNullable<SearchQueryDto['_appliedFilters']>[number]

function scopeFilters(scope: ListScope, settings: ShopSettings): AppliedFilter[] {
  if ('text' in scope) return conditionFilters(searchConditions(settings))
  const own =
    'skus' in scope
      ? { attribute: 'sku', value: { in: scope.skus } }
      : { attribute: 'category_ids', value: { in: [scope.categoryId] } }
  return [...conditionFilters(catalogueConditions(settings)), own]
}

function conditionFilters(conditions: ListConditions): AppliedFilter[] {
  return fieldConditions(conditions).map(({ field, oneOf }) => ({
    attribute: field,
    // On the wire a flag is compared, not looked for in a list.
    value: oneOf[0] === true ? { eq: true } : { in: oneOf },
  }))
}

function chosenFilters(chosen: FilterState['chosen']): AppliedFilter[] {
  return filterConditions({ chosen, sort: null, page: 1 }).map((condition) => ({
    attribute: condition.attribute,
    scope: 'catalog',
    value:
      'oneOf' in condition
        ? { in: condition.oneOf }
        : { gte: toDecimal(condition.from), ...(condition.below !== null && { lt: toDecimal(condition.below) }) },
  }))
}

/** How prices are spread is drawn from the prices themselves, and a list has many. */
const mostPrices = 300

function facetOf(code: string, settings: ShopSettings) {
  const size = code === 'price' ? mostPrices : aggregationSize(code, settings)
  return { field: code, scope: 'catalog', options: { size } }
}

type CompactAnswer = {
  readonly hits: readonly CardDocument[]
  readonly total: number
  readonly complete?: number
  readonly aggregations: Aggregations
}

/** The catalogue answers in the format asked for, with documents it has checked itself when they were stored. */
function compactOf(answer: object): CompactAnswer {
  return answer as CompactAnswer // See above.
}
