import type { Facet, Filter, RangeBucket, SearchAnswer, TermsBucket } from '../../port.ts'
import { scalarOf } from '../../values/token.ts'
import { fieldNamesOf } from '../documents/field-names.ts'
import { tokenOfKey } from '../documents/value-keys.ts'
import { all, type Clause, nothing, translateFilters } from './translate-condition.ts'

/** More values than anybody reads; OpenSearch refuses a few times as many. */
const MOST_TERMS = 10_000

type Aggregation = Readonly<Record<string, unknown>>

/** Names of facets may be anything; those of OpenSearch may not. */
function nameOf(place: number): string {
  return `facet_${place}`
}

/**
 * Each facet counts among the documents that pass the late filters it does not ignore. Facets that count among the same
 * documents are counted together, so that each document is looked at once.
 */
export function translateFacets(facets: readonly Facet[], late: readonly Filter[]): Record<string, Aggregation> {
  const groups = new Map<string, { readonly kept: readonly Clause[]; readonly aggs: Record<string, Aggregation> }>()
  for (const [place, facet] of facets.entries()) {
    if (facet.kind === 'terms' ? sizeOf(facet.size) === 0 : facet.ranges.length === 0) continue
    const kept = translateFilters(late.filter(({ name }) => !facet.ignoring.includes(name)))
    const key = JSON.stringify(kept)
    const group = groups.get(key) ?? { kept, aggs: {} }
    group.aggs[nameOf(place)] = translateFacet(facet)
    groups.set(key, group)
  }
  return Object.assign(
    {},
    ...Array.from(groups.values(), ({ kept, aggs }, place) =>
      kept.length === 0 ? aggs : { [`among_${place}`]: { filter: all(kept), aggs } },
    ),
  )
}

function translateFacet(facet: Facet): Aggregation {
  const { values, numbers } = fieldNamesOf(facet.field)
  if (facet.kind === 'terms') {
    return { terms: { field: values, size: sizeOf(facet.size), order: [{ _count: 'desc' }, { _key: 'asc' }] } }
  }
  return { filters: { filters: facet.ranges.map((range) => translateRange(range, numbers)) } }
}

function sizeOf(size: number): number {
  return size > 0 ? Math.min(Math.trunc(size), MOST_TERMS) : 0
}

function translateRange({ from, to }: { readonly from?: number; readonly to?: number }, field: string): Clause {
  const bounds = { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lt: to }) }
  const limits = Object.values(bounds)
  if (limits.some(Number.isNaN) || (from ?? Number.NEGATIVE_INFINITY) >= (to ?? Number.POSITIVE_INFINITY))
    return nothing
  const finite = Object.fromEntries(Object.entries(bounds).filter(([, limit]) => Number.isFinite(limit)))
  return Object.keys(finite).length === 0 ? { exists: { field } } : { range: { [field]: finite } }
}

type Counted = { readonly buckets?: readonly { readonly key?: string; readonly doc_count: number }[] }
/** By the name of a facet, or of several that were counted together. */
export type CountedFacets = Readonly<Record<string, Counted & Readonly<Record<string, unknown>>>>

/** Reads what `translateFacets` asked for. */
export function readFacets(facets: readonly Facet[], answered: CountedFacets): SearchAnswer['facets'] {
  const flat = Object.assign({}, answered, ...Object.values(answered))
  return Object.fromEntries(
    facets.map((facet, place) => [facet.name, readFacet(facet, flat[nameOf(place)]?.buckets ?? [])]),
  )
}

type Buckets = NonNullable<Counted['buckets']>

function readFacet(facet: Facet, buckets: Buckets): readonly TermsBucket[] | readonly RangeBucket[] {
  if (facet.kind === 'ranges') {
    return facet.ranges.map((range, place) => ({ ...range, count: buckets[place]?.doc_count ?? 0 }))
  }
  return buckets
    .slice(0, sizeOf(facet.size))
    .map(({ key = '', doc_count: count }) => ({ key: scalarOf(tokenOfKey(key)), count }))
}
