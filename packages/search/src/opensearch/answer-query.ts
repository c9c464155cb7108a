import type { Filter, SearchAnswer, SearchDocument, SearchQuery } from '../port.ts'
import { type Found, SearchFailed } from './cluster.ts'
import { LAST_HIT } from './index-format.ts'
import { all, type Clause, translateFilters } from './queries/translate-condition.ts'
import { readFacets, translateFacets } from './queries/translate-facets.ts'
import { translateFields } from './queries/translate-fields.ts'
import { translateSort } from './queries/translate-sort.ts'
import type { TextQuery } from './text/text-query.ts'

/** One answer does not hold more documents than this, whatever is asked. */
const LARGEST_PAGE = 10_000

/**
 * A list as OpenSearch is asked for it. The counts are a question of their own: OpenSearch remembers them, they are the same
 * for all pages and orders of a list, and without them it can stop looking when the page is full.
 */
export function writeListQuestions(entity: string, query: SearchQuery): object[] {
  if (query.facets.length === 0) return [writeQuestion(entity, query, null)]
  return [
    { query: ordered(query, matching(entity, query.filters)), ...pageOf(query), track_total_hits: false },
    { query: matching(entity, splitFilters(query).early), size: 0, ...countsOf(query) },
  ]
}

/** Hits, total and all facets in one question. `text` is null where none was typed. */
export function writeQuestion(entity: string, query: SearchQuery, text: TextQuery | null): object {
  const { late, early } = splitFilters(query)
  const { aggs, ...counts } = countsOf(query)
  const complete = text?.complete && { filter: all([...translateFilters(late), text.complete]) }
  return {
    query: ordered(query, matching(entity, early, text)),
    ...pageOf(query, text !== null),
    ...counts,
    aggs: { ...aggs, ...(complete && { complete }) },
  }
}

function matching(entity: string, filters: readonly Filter[], text: TextQuery | null = null): Clause {
  const filter = [{ term: { entity } }, ...translateFilters(filters)]
  return { bool: { filter, ...(text && { must: [text.found] }) } }
}

/** By chance means that the score of each document is a number by chance. */
function ordered({ sort }: SearchQuery, query: Clause): Clause {
  if (!sort.includes('random')) return query
  return { function_score: { query, random_score: {}, boost_mode: 'replace' } }
}

/** What a facet ignores may not keep documents from being counted, only from being found: it filters late. */
function splitFilters({ filters, facets }: SearchQuery): { readonly early: Filter[]; readonly late: Filter[] } {
  const ignored = new Set(facets.flatMap(({ ignoring }) => ignoring))
  const [late = [], early = []] = [true, false].map((isLate) =>
    filters.filter(({ name }) => ignored.has(name) === isLate),
  )
  return { early, late }
}

function countsOf(query: SearchQuery) {
  const { late } = splitFilters(query)
  return {
    post_filter: all(translateFilters(late)),
    track_total_hits: true,
    aggs: translateFacets(query.facets, late),
  }
}

function pageOf(query: SearchQuery, hasText = false): object {
  const from = wholeNumber(query.from)
  const wanted = Math.min(wholeNumber(query.size), LARGEST_PAGE, LAST_HIT - from)
  return {
    ...(wanted > 0 ? { from, size: wanted } : { from: 0, size: 0 }),
    sort: translateSort(query.sort, hasText),
    track_scores: hasText,
    _source: translateFields(query.fields),
  }
}

function wholeNumber(value: number): number {
  return value > 0 ? Math.trunc(Math.min(value, Number.MAX_SAFE_INTEGER / 2)) : 0
}

/** Reads what `writeQuestion` or `writeListQuestions` asked for. */
export function readAnswer(
  query: SearchQuery,
  hasText: boolean,
  [page, counts = page]: readonly Found[],
): SearchAnswer {
  if (!page || !counts) throw new SearchFailed('OpenSearch answered less than it was asked')
  const total = counts.hits.total.value
  const isScored = hasText && !query.sort.includes('random')
  return {
    total,
    complete: hasText ? (counts.aggregations?.['complete']?.doc_count ?? 0) : total,
    hits: page.hits.hits.map(({ _id, _score, _source }) => ({
      id: _source?.key ?? _id,
      score: isScored ? (_score ?? 0) : 1,
      // Fields that were not asked for are missing, its id included: the type says what a whole document has.
      source: (_source?.document ?? {}) as SearchDocument,
    })),
    facets: readFacets(query.facets, counts.aggregations ?? {}),
  }
}
