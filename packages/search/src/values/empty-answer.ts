import type { RangeBucket, SearchAnswer, SearchQuery } from '../port.ts'

/** Where nothing is found. */
export function emptyAnswer({ facets }: SearchQuery): SearchAnswer {
  const buckets = facets.map((facet): [string, RangeBucket[]] => [
    facet.name,
    facet.kind === 'ranges' ? facet.ranges.map((range) => ({ ...range, count: 0 })) : [],
  ])
  return { total: 0, complete: 0, hits: [], facets: Object.fromEntries(buckets) }
}
