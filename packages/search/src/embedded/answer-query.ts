import type { SearchAnswer, SearchDocument, SearchHit, SearchQuery } from '../port.ts'
import { countFacets } from './facets/count-facets.ts'
import { matchCondition } from './fields/match-condition.ts'
import { compareIds } from './order/compare-ids.ts'
import { rankDocuments } from './order/rank-documents.ts'
import type { Pile } from './pile.ts'
import { type Bitset, intersect, writeSlots } from './sets/bitset.ts'
import { searchText } from './text/search-text.ts'

/** One answer does not hold more documents than this, whatever is asked. */
const LARGEST_PAGE = 10_000

/** Answers in one go, without waiting for anything: no change can come in between. */
export function answerQuery(pile: Pile, query: SearchQuery, random: () => number): SearchAnswer {
  const { fields, scratch } = pile
  const { live, capacity } = pile.documents
  scratch.fit(capacity)
  const found = query.text.trim() === '' ? live : findText(pile, query.text)
  const filters = query.filters.map(({ name, condition }) => ({
    name,
    bits: matchCondition(condition, { fields, live }),
  }))
  const passing = found.slice()
  for (const { bits } of filters) intersect(passing, bits)
  const slots = writeSlots(passing, scratch.slots)
  return {
    total: slots.length,
    hits: pageOf(slots, { pile, query, random }),
    // Last: the facets take the space the page was found in.
    facets: countFacets(query.facets, { fields, live, found, filters, room: scratch.slots }),
  }
}

function findText({ text, scoreboard, documents: { live, size, capacity } }: Pile, query: string): Bitset {
  const found = searchText(query, { index: text, scoreboard, documents: size, capacity })
  intersect(found, live)
  return found
}

type Paging = { readonly pile: Pile; readonly query: SearchQuery; readonly random: () => number }

function pageOf(slots: Uint32Array, { pile, query, random }: Paging): SearchHit[] {
  const { documents, scoreboard, fields, scratch } = pile
  const from = wholeNumber(query.from)
  const size = Math.min(wholeNumber(query.size), LARGEST_PAGE)
  const isText = query.text.trim() !== ''
  const scoreOf = (slot: number) => (isText ? scoreboard.scoreOf(slot) : 1)
  const ranked = rankDocuments({
    slots,
    sort: query.sort,
    size: size === 0 || from >= slots.length ? 0 : from + size,
    fields,
    room: scratch.keys,
    scoreOf,
    compareIds: (a, b) => compareIds(documents.idAt(a), documents.idAt(b)),
    random,
  })
  const read = documents.reader(query.fields)
  return Array.from(ranked.subarray(from), (slot) => ({
    id: documents.idAt(slot),
    score: scoreOf(slot),
    // Fields that were not asked for are missing, its id included: the type says what a whole document has.
    source: read(slot) as SearchDocument,
  }))
}

function wholeNumber(value: number): number {
  return value > 0 ? Math.trunc(Math.min(value, Number.MAX_SAFE_INTEGER / 2)) : 0
}
