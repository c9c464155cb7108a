import type { SearchAnswer, SearchDocument, SearchHit, SearchQuery } from '../port.ts'
import type { CollectionIndex } from './collection-index.ts'
import { countFacets } from './facets/count-facets.ts'
import { matchCondition } from './fields/match-condition.ts'
import { compareIds } from './order/compare-ids.ts'
import { findFirst } from './order/find-first.ts'
import { rankDocuments } from './order/rank-documents.ts'
import { type Bitset, countBits, countShared, intersect, writeSlots } from './sets/bitset.ts'
import { searchText } from './text/search-text.ts'

/** One answer does not hold more documents than this, whatever is asked. */
const LARGEST_PAGE = 10_000

/** Answers in one go, without waiting for anything: no change can come in between. */
export function answerQuery(index: CollectionIndex, query: SearchQuery, random: () => number): SearchAnswer {
  const { fields, scratch } = index
  const { live, size, capacity } = index.documents
  scratch.fit(capacity)
  const isText = query.text.trim() !== ''
  const { found, complete } = isText ? findText(index, query.text) : { found: live, complete: live }
  const filters = query.filters.map(({ name, condition }) => ({
    name,
    bits: matchCondition(condition, { fields, live }),
  }))
  const passing = found.slice()
  for (const { bits } of filters) intersect(passing, bits)
  const total = countBits(passing)
  return {
    total,
    complete: isText ? countShared(complete, passing) : total,
    hits: pageOf({ passing, total }, { index, query, random }),
    // Last: the facets take the space the page was found in.
    facets: countFacets(query.facets, { fields, live, documents: size, found, filters, room: scratch.slots }),
  }
}

function findText({ text, scoreboard, documents: { live, size, capacity } }: CollectionIndex, query: string) {
  const matches = searchText(query, { index: text, scoreboard, documents: size, capacity })
  intersect(matches.found, live)
  return matches
}

type Passing = { readonly passing: Bitset; readonly total: number }
type Paging = { readonly index: CollectionIndex; readonly query: SearchQuery; readonly random: () => number }

function pageOf({ passing, total }: Passing, { index, query, random }: Paging): SearchHit[] {
  const { documents, scoreboard, fields, scratch } = index
  const from = wholeNumber(query.from)
  const size = Math.min(wholeNumber(query.size), LARGEST_PAGE)
  if (size === 0 || from >= total) return []
  const isText = query.text.trim() !== ''
  const scoreOf = (slot: number) => (isText ? scoreboard.scoreOf(slot) : 1)
  const ranked = rankDocuments({
    slots: slotsToRank({ passing, total }, index, { sort: query.sort, size: from + size }),
    sort: query.sort,
    size: from + size,
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

type Wanted = { readonly sort: SearchQuery['sort']; readonly size: number }

/** Of a long list sorted by a field only its beginning is looked at. */
function slotsToRank(
  { passing, total }: Passing,
  index: CollectionIndex,
  { sort: [first], size }: Wanted,
): Uint32Array {
  const { fields, scratch, documents } = index
  const field = typeof first === 'object' ? fields.find(first.field)?.field : undefined
  const input = { passing, count: total, size, documents: documents.size, room: scratch.slots }
  const beginning =
    field && typeof first === 'object' ? findFirst({ ...input, field, direction: first.direction }) : null
  return beginning ?? writeSlots(passing, scratch.slots)
}

function wholeNumber(value: number): number {
  return value > 0 ? Math.trunc(Math.min(value, Number.MAX_SAFE_INTEGER / 2)) : 0
}
