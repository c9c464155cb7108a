import type { SearchAnswer, SearchDocument, SearchQuery } from '../port.ts'
import type { Found } from './cluster.ts'
import { LAST_HIT } from './index-format.ts'
import { all, type Clause, translateFilters } from './queries/translate-condition.ts'
import { readFacets, translateFacets } from './queries/translate-facets.ts'
import { translateFields } from './queries/translate-fields.ts'
import { translateSort } from './queries/translate-sort.ts'
import type { TextQuery } from './text/text-query.ts'

/** One answer does not hold more documents than this, whatever is asked. */
const LARGEST_PAGE = 10_000

/** The question as OpenSearch understands it: hits, total and all facets in one. `text` is null where none was typed. */
export function writeQuestion(entity: string, query: SearchQuery, text: TextQuery | null): object {
  // What a facet ignores may not keep documents from being counted, only from being found.
  const ignored = new Set(query.facets.flatMap(({ ignoring }) => ignoring))
  const [late = [], early = []] = [true, false].map((isLate) =>
    query.filters.filter(({ name }) => ignored.has(name) === isLate),
  )
  const { from, size } = pageOf(query)
  const filter = [{ term: { entity } }, ...translateFilters(early)]
  const matching = { bool: { filter, ...(text && { must: [text.found] }) } }
  return {
    query: query.sort.includes('random') ? drawn(matching) : matching,
    post_filter: all(translateFilters(late)),
    track_total_hits: true,
    track_scores: text !== null,
    from,
    size,
    sort: translateSort(query.sort, text !== null),
    _source: translateFields(query.fields),
    aggs: {
      ...translateFacets(query.facets, late),
      ...(text?.complete && { complete: { filter: all([...translateFilters(late), text.complete]) } }),
    },
  }
}

/** The score of each document is a number by chance. */
function drawn(query: Clause): Clause {
  return { function_score: { query, random_score: {}, boost_mode: 'replace' } }
}

function pageOf({ from, size }: SearchQuery): { readonly from: number; readonly size: number } {
  const start = wholeNumber(from)
  const wanted = Math.min(wholeNumber(size), LARGEST_PAGE, LAST_HIT - start)
  return wanted > 0 ? { from: start, size: wanted } : { from: 0, size: 0 }
}

function wholeNumber(value: number): number {
  return value > 0 ? Math.trunc(Math.min(value, Number.MAX_SAFE_INTEGER / 2)) : 0
}

/** Reads what `writeQuestion` asked for. */
export function readAnswer(query: SearchQuery, hasText: boolean, { hits, aggregations }: Found): SearchAnswer {
  const total = hits.total.value
  const isScored = hasText && !query.sort.includes('random')
  return {
    total,
    complete: hasText ? (aggregations?.['complete']?.doc_count ?? 0) : total,
    hits: hits.hits.map(({ _id, _score, _source }) => ({
      id: _source?.key ?? _id,
      score: isScored ? (_score ?? 0) : 1,
      // Fields that were not asked for are missing, its id included: the type says what a whole document has.
      source: (_source?.document ?? {}) as SearchDocument,
    })),
    facets: readFacets(query.facets, aggregations ?? {}),
  }
}
