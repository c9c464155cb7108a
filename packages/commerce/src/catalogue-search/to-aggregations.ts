import type { RangeBucket, SearchAnswer, TermsBucket } from '@vonk/search/port'

type Buckets = readonly TermsBucket[] | readonly RangeBucket[]

/** Counts in the words of the API family. */
export function toAggregations(facets: SearchAnswer['facets']) {
  return Object.fromEntries(Object.entries(facets).map(([name, buckets]) => [name, { buckets: toBuckets(buckets) }]))
}

function toBuckets(buckets: Buckets) {
  return buckets.map((bucket) => {
    if ('key' in bucket) return { key: bucket.key, doc_count: bucket.count }
    const { from, to, count } = bucket
    const ends = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    return { key: `${endOf(from)}-${endOf(to)}`, ...ends, doc_count: count }
  })
}

function endOf(end: number | undefined): string {
  return end === undefined ? '*' : end.toFixed(1)
}
