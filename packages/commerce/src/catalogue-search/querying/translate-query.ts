import type { ElasticsearchQuery, SearchQueryDto } from '@vonk/contract'
import { aggregationSize } from '@vonk/domain/filters'
import { toDecimal } from '@vonk/domain/money'
import { ok, type Result } from '@vonk/domain/result'
import { searchWindow } from '@vonk/domain/search-text'
import type { CatalogueSettings } from '@vonk/domain/settings'
import type { Condition, Facet, Filter, SearchQuery, Sort } from '@vonk/search/port'
import { FINAL_PRICE, indexField, LISTED_IN } from '../indexing/index-fields.ts'
import { elasticsearchFacets, elasticsearchFilters, elasticsearchWords } from './translate-elasticsearch.ts'
import { type FilterRefusal, filterName, translateFilters } from './translate-filters.ts'

export type WireSearch = {
  readonly query: SearchQueryDto
  /** The same question in the words of Elasticsearch, where a client asks so. */
  readonly elasticsearch?: ElasticsearchQuery | undefined
  readonly size?: number | undefined
  readonly from?: number | undefined
  readonly sort?: string | undefined
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

type FacetSettings = Pick<CatalogueSettings, 'aggregationSize' | 'aggregationSizes' | 'priceRanges'>
type TranslationSettings = FacetSettings & {
  /** How many products a query that asks for filters may read. */
  readonly maxFiltersQuerySize: number
  readonly largestSize: number
  /** Where the index keeps what the caller pays. */
  readonly priceField?: string
}

/** No list is longer than this many facet options, whatever a caller asks for. */
const MOST_OPTIONS = 1000
const FURTHEST = 1_000_000

/** A search of the API family in the words of the engine. */
export function translateQuery(search: WireSearch, settings: TranslationSettings): Result<SearchQuery, FilterRefusal> {
  const { include = [], exclude = [] } = search
  const { priceField = FINAL_PRICE } = settings
  const asked = readQuestion(search, { ...settings, priceField })
  if (!asked.ok) return asked
  const { words, filters, facets } = asked.value
  const { start, size } = searchWindow({
    ...(search.from !== undefined && { start: search.from }),
    ...(search.size !== undefined && { size: search.size }),
  })
  return ok({
    text: words._searchText ?? '',
    filters,
    sort: translateSort({ ...search, query: words }, { filters, priceField }),
    from: Math.min(start, FURTHEST),
    size: Math.min(size, settings.largestSize, facets.length > 0 ? settings.maxFiltersQuerySize : size),
    facets,
    fields: { include, exclude },
  })
}

type Question = { readonly words: SearchQueryDto; readonly filters: Filter[]; readonly facets: Facet[] }

function readQuestion({ query, elasticsearch }: WireSearch, settings: PricedFacets): Result<Question, FilterRefusal> {
  const { priceField } = settings
  if (elasticsearch) {
    const filters = elasticsearchFilters(elasticsearch, priceField)
    const facets = elasticsearchFacets(elasticsearch, priceField)
    return ok({ words: elasticsearchWords(elasticsearch), filters, facets })
  }
  const filters = translateFilters(query._appliedFilters ?? [], priceField)
  if (!filters.ok) return filters
  const facets = (query._availableFilters ?? []).flatMap((filter) => facetsOf(filter, settings))
  return ok({ words: query, filters: filters.value, facets })
}

type AvailableFilter = NonNullable<SearchQueryDto['_availableFilters']>[number]

type PricedFacets = FacetSettings & { readonly priceField: string }

function facetsOf({ field, scope, options }: AvailableFilter, settings: PricedFacets): Facet[] {
  if (scope && scope !== 'catalog') return []
  const ignoring = [filterName({ attribute: field, scope: 'catalog' })]
  const size = Math.min(Math.max(options?.size ?? aggregationSize(field, settings), 1), MOST_OPTIONS)
  if (field === 'price') {
    const ranges = settings.priceRanges.map(({ from, to }) => ({
      from: toDecimal(from),
      ...(to !== null && { to: toDecimal(to) }),
    }))
    return [
      { kind: 'terms', name: 'agg_terms_price', field: settings.priceField, ignoring, size },
      { kind: 'ranges', name: 'agg_range_price', field: settings.priceField, ignoring, ranges },
    ]
  }
  return [
    { kind: 'terms', name: `agg_terms_${field}`, field: indexField(field, settings.priceField), ignoring, size },
    {
      kind: 'terms',
      name: `agg_terms_${field}_options`,
      field: indexField(`${field}_options`, settings.priceField),
      ignoring,
      size,
    },
  ]
}

type Sorting = { readonly filters: readonly Filter[]; readonly priceField: string }

/** The query's own order, else the address's, else by relevance where words were searched for. */
function translateSort({ query, sort }: WireSearch, sorting: Sorting): Sort[] {
  const own = (query._appliedSort ?? []).map(({ field, options }) => toSort(field, directionOf(options), sorting))
  if (own.length > 0) return own
  const inAddress = (sort ?? '').split(',').filter((part) => part !== '')
  if (inAddress.length > 0) {
    return inAddress.map((part) => {
      const [field = '', direction] = part.split(':')
      return toSort(field, direction, sorting)
    })
  }
  return query._searchText ? ['relevance'] : []
}

function directionOf(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'order' in options ? options.order : options
}

function toSort(field: string, direction: unknown, sorting: Sorting): Sort {
  if (field === 'random') return 'random'
  if (field === '_score') return 'relevance'
  return { field: sortField(field, sorting), direction: String(direction).toLowerCase() === 'desc' ? 'desc' : 'asc' }
}

/** A position counts in the category that is looked at, not in every category a product is in. */
function sortField(field: string, { filters, priceField }: Sorting): string {
  if (field !== 'category.position') return indexField(field, priceField)
  const categories = filters.flatMap(({ condition }) => categoryIds(condition))
  return categories.length === 1 ? `_search.position.${categories[0]}` : field
}

function categoryIds(condition: Condition): readonly unknown[] {
  const isCategory = condition.kind === 'in' && condition.field === LISTED_IN
  return isCategory ? condition.values : []
}
