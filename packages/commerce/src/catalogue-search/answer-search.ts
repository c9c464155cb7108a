import type { RangeBucket, SearchAnswer, TermsBucket } from '@vonk/search/port'

type Buckets = readonly TermsBucket[] | readonly RangeBucket[]

/** The answer in the shape of the engine the API family grew up with. */
export function toStandard(
  { hits, total, facets }: SearchAnswer,
  { index, entity }: { index: string; entity: string },
) {
  return {
    took: 0,
    timed_out: false,
    hits: {
      total,
      max_score: hits.length === 0 ? null : Math.max(...hits.map(({ score }) => score)),
      hits: hits.map(({ id, score, source }) => ({
        _index: index,
        _type: entity,
        _id: String(id),
        _score: score,
        _source: source,
      })),
    },
    aggregations: toAggregations(facets),
  }
}

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
