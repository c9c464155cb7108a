import type { Collection, RangeBucket, SearchAnswer, TermsBucket } from '@vonk/search/port'
import { mapYieldingToEventLoop } from './map-yielding-to-event-loop.ts'

/** What one answer may hold in bytes: its caller may take a while to read it. Whole trees of categories are read at once. */
const longestAnswers = { product: 2_000_000, other: 8_000_000 }
/** Nobody who pages through a list by so many is given fewer. */
const FULL_PAGE = 100

function countFitting(sizes: readonly number[], most: number): number {
  let sum = 0
  const last = sizes.findIndex((size, place) => {
    sum += size
    return sum > most && place >= FULL_PAGE
  })
  return last === -1 ? sizes.length : last
}

type SerialiseDocument = (source: object) => Buffer

/** Writes answers of the catalogue as JSON: a document is serialised once and not for everybody who sees it. */
export function createAnswerWriter() {
  // Engines hand out the same object as long as a document and the fields asked for are the same.
  const serialised = new WeakMap<object, Buffer>()

  function serialise(source: object): Buffer {
    const cached = serialised.get(source)
    if (cached) return cached
    // Not in Node's pool, of which a short document would keep 64 kB in memory.
    const bytes = Buffer.from(encoder.encode(JSON.stringify(source)).buffer)
    serialised.set(source, bytes)
    return bytes
  }

  return {
    /** Serialises the documents of a long list in small slices, so that putting them together is all that is left. */
    async prepare({ hits }: SearchAnswer): Promise<void> {
      await mapYieldingToEventLoop(hits, ({ source }) => serialise(source))
    },
    /** The first documents, as many as fit into one answer; `total` still tells how many there are. */
    shorten(answer: SearchAnswer, kind: keyof typeof longestAnswers): SearchAnswer {
      const sizes = answer.hits.map(({ source }) => serialise(source).byteLength)
      const fitting = countFitting(sizes, longestAnswers[kind])
      return fitting === answer.hits.length ? answer : { ...answer, hits: answer.hits.slice(0, fitting) }
    },
    writeCompact: (answer: SearchAnswer, attributes: readonly object[] = []) =>
      writeCompact(answer, attributes, serialise),
    writeStandard: (answer: SearchAnswer, collection: Collection) => writeStandard(answer, collection, serialise),
  }
}

/** The flat answer most clients ask for. */
function writeCompact(
  { hits, total, complete, facets }: SearchAnswer,
  attributes: readonly object[],
  serialise: SerialiseDocument,
): Buffer<ArrayBuffer> {
  const parts: (Uint8Array | string)[] = ['{"hits":[']
  for (const [place, { source, score }] of hits.entries()) {
    const document = serialise(source)
    const isEmpty = document.byteLength === 2
    // Without its closing brace: the score, which is another for everybody who searches, comes last.
    const end = `${isEmpty ? '' : ','}"_score":${JSON.stringify(score)}}${place + 1 < hits.length ? ',' : ''}`
    parts.push(document.subarray(0, -1), end)
  }
  const counted = `${aggregationsOf(facets)},"attribute_metadata":${JSON.stringify(attributes)}}`
  parts.push(`],"total":${total},"complete":${complete},`, Buffer.from(counted))
  return join(parts)
}

/** Texts are of plain letters: what may hold others comes as bytes. */
function join(parts: readonly (Uint8Array | string)[]): Buffer<ArrayBuffer> {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string') whole.write(part, at, 'latin1')
    else whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The answer in the shape of the engine the API family grew up with. */
function writeStandard(
  { hits, total, facets }: SearchAnswer,
  { index, entity }: Collection,
  serialise: SerialiseDocument,
): Buffer<ArrayBuffer> {
  const scores = hits.map(({ score }) => score)
  const best = JSON.stringify(hits.length === 0 ? null : Math.max(...scores))
  const where = `{"_index":${JSON.stringify(index)},"_type":${JSON.stringify(entity)}`
  const parts: Uint8Array[] = [
    Buffer.from(`{"took":0,"timed_out":false,"hits":{"total":${total},"max_score":${best},"hits":[`),
  ]
  for (const [place, { id, source, score }] of hits.entries()) {
    const head = `${where},"_id":${JSON.stringify(String(id))},"_score":${JSON.stringify(score)},"_source":`
    parts.push(Buffer.from(head), serialise(source), place + 1 < hits.length ? closeAndComma : close)
  }
  parts.push(Buffer.from(`]},${aggregationsOf(facets)}}`))
  return Buffer.concat(parts)
}

const encoder = new TextEncoder()
const close = Buffer.from('}')
const closeAndComma = Buffer.from('},')

function aggregationsOf(facets: SearchAnswer['facets']): string {
  return `"aggregations":${JSON.stringify(toAggregations(facets))}`
}

type Buckets = readonly TermsBucket[] | readonly RangeBucket[]

/** Counts in the words of the API family. */
function toAggregations(facets: SearchAnswer['facets']) {
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
