import { fieldConditions, type ListConditions } from '@vonk/domain/products'
import type { Filter, Scalar, SearchAnswer, SearchQuery } from '@vonk/search/port'
import { FINAL_PRICE, LISTED_IN } from './index-fields.ts'

/** More than any shop has. */
const MOST_CATEGORIES = 10_000

/** Asks how many products that pass these filters each category lists. */
export function countQuery(filters: readonly Filter[]): SearchQuery {
  const facet = { kind: 'terms', name: 'listed', field: LISTED_IN, ignoring: [], size: MOST_CATEGORIES } as const
  return { text: '', filters, sort: [], from: 0, size: 0, facets: [facet], fields: { include: ['id'], exclude: [] } }
}

/** By the number of the category; one that lists nothing is absent. */
export function readCounts({ facets }: SearchAnswer): Map<number, number> {
  const buckets = facets['listed'] ?? []
  return new Map(buckets.flatMap((bucket) => ('key' in bucket ? [[Number(bucket.key), bucket.count]] : [])))
}

/** A page of products with all its counts, as a shopper sees it who has chosen nothing yet. */
export function listQuery(filters: readonly Filter[], chosenBy: readonly string[]): SearchQuery {
  const facets = chosenBy.map((field) => ({ kind: 'terms', name: field, field, ignoring: [], size: 100 }) as const)
  const sort = [{ field: FINAL_PRICE, direction: 'asc' }] as const
  return { text: '', filters, sort, from: 0, size: 20, facets, fields: { include: ['id'], exclude: [] } }
}

type Key = { readonly field: string; readonly values: readonly Scalar[]; readonly fields: SearchQuery['fields'] }

/** Asks for the documents that have one of these values, as many as there are values. */
export function keyQuery({ field, values, fields }: Key): SearchQuery {
  const filters = [{ name: 'key', condition: { kind: 'in', field, values } as const }]
  return { text: '', filters, sort: [], from: 0, size: values.length, facets: [], fields }
}

/** What a list shows, as filters of the engine. */
export function listFilters(conditions: ListConditions): Filter[] {
  return fieldConditions(conditions).map(({ field, oneOf }) => ({
    name: field,
    condition: { kind: 'in', field, values: oneOf },
  }))
}
