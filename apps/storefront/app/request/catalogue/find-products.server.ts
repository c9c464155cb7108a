import { aggregationSize, type FilterState, filterConditions, type Sort } from '@vonk/domain/filters'
import { toDecimal } from '@vonk/domain/money'
import { catalogueConditions, fieldConditions, type ListConditions, searchConditions } from '@vonk/domain/products'
import type { ShopSettings } from '@vonk/domain/settings'
import type { ShopRequest } from '../shop-request.server.ts'
import { type CardField, cardFields, type FoundCard } from './product-fields.ts'
import { type Filter, type FoundDocuments, isOneOf, searchDocuments } from './search-documents.server.ts'

/** Which products a list is about, before any filter. */
export type ListScope =
  | { readonly categoryId: number }
  | { readonly text: string }
  | { readonly skus: readonly string[] }

export type ProductsWanted<Field extends string = never> = {
  readonly scope: ListScope
  readonly chosen?: FilterState['chosen']
  /** null leaves the order to relevance. */
  readonly sort: Sort | null
  readonly start?: number
  readonly size: number
  readonly wantsFacets?: boolean
  /** Beside those of a card. */
  readonly moreFields?: readonly Field[]
  /** Proves to which customer group the list is for, at whose prices it is ordered, filtered and counted. */
  readonly groupToken?: string | undefined
}

export type FoundProducts<Field extends string = never> = FoundDocuments<FoundCard<Field>>

/**
 * Asks the catalogue for products in one call: the slice, the total and the counts of every filter. A slice longer than
 * a view's queries for filters may be is asked for beside them.
 */
export async function findProducts<Field extends string = never>(
  shop: ShopRequest,
  wanted: ProductsWanted<Field>,
): Promise<FoundProducts<Field>> {
  if (!wanted.wantsFacets || wanted.size <= shop.settings.maxFiltersQuerySize) return askForProducts(shop, wanted)
  const [found, { aggregations }] = await Promise.all([
    askForProducts(shop, { ...wanted, wantsFacets: false }),
    askForProducts(shop, { ...wanted, start: 0, size: 1 }),
  ])
  return { ...found, aggregations }
}

function askForProducts<Field extends string>(
  shop: ShopRequest,
  { scope, chosen = {}, sort, start, size, wantsFacets, moreFields = [], groupToken }: ProductsWanted<Field>,
): Promise<FoundProducts<Field>> {
  const { settings } = shop
  return searchDocuments<'product', CardField | Field>(shop, {
    entity: 'product',
    filters: [...scopeFilters(scope, settings), ...chosenFilters(chosen)],
    fields: [...cardFields, ...moreFields],
    from: start,
    size,
    sort,
    text: 'text' in scope ? scope.text : undefined,
    facets: wantsFacets
      ? settings.listFilters.map((field) => ({ field, size: facetSize(field, settings) }))
      : undefined,
    groupToken,
  })
}

function scopeFilters(scope: ListScope, settings: ShopSettings): Filter[] {
  if ('text' in scope) return conditionFilters(searchConditions(settings))
  const own = 'skus' in scope ? isOneOf('sku', scope.skus) : isOneOf('category_ids', [scope.categoryId])
  return [...conditionFilters(catalogueConditions(settings)), own]
}

export function conditionFilters(conditions: ListConditions): Filter[] {
  return fieldConditions(conditions).map(({ field, oneOf }) => ({
    attribute: field,
    // On the wire a flag is compared, not looked for in a list.
    value: oneOf[0] === true ? { eq: true } : { in: oneOf },
  }))
}

function chosenFilters(chosen: FilterState['chosen']): Filter[] {
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

function facetSize(code: string, settings: ShopSettings): number {
  return code === 'price' ? mostPrices : aggregationSize(code, settings)
}
