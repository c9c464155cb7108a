import type { Collection, Filter, Suggestion } from '../port.ts'
import { completeWord, rankSuggestions } from '../text/complete-word.ts'
import { any, type Clause, translateFilters } from './queries/translate-condition.ts'
import { type Lexicon, termsOf } from './text/lexicon.ts'
import type { Lexicons } from './text/lexicons.ts'
import { type ReadText, textQuery } from './text/text-query.ts'

type Asked = { readonly prefix: string; readonly size: number; readonly filters: readonly Filter[] }
type Where = { readonly lexicons: Lexicons; readonly collection: Collection }

/** Completions of the last word, most frequent first; forms of one word are suggested once. */
export async function suggestWords({ lexicons, collection }: Where, asked: Asked): Promise<Suggestion[]> {
  let completions = completeWord(asked.prefix, await lexicons.load(collection))
  return lexicons.ask<Suggestion[]>(collection, completions.before, {
    nothing: () => [],
    question(lexicon, before) {
      completions = completeWord(asked.prefix, lexicon)
      if (completions.candidates.length === 0 || !(asked.size > 0)) return null
      const allowed = allowedBy(lexicon, before, asked.filters)
      const counted = completions.candidates.map(({ words }) => any(clausesOf(termsOf(words))))
      return allowed && countQuestion(collection.entity, allowed, counted)
    },
    read({ aggregations }) {
      const counted = completions.candidates.map(({ text }, place) => ({
        text,
        count: aggregations?.[`word_${place}`]?.doc_count ?? 0,
      }))
      return rankSuggestions(counted, asked.size)
    },
  })
}

/** What has every word before the last one, and the filters let pass; null when that is nothing. */
function allowedBy(lexicon: Lexicon, before: ReadText, filters: readonly Filter[]): Clause[] | null {
  const passing = translateFilters(filters)
  if (before.words === 0) return passing
  const { complete } = textQuery(lexicon, before) ?? {}
  return complete ? [...passing, complete] : null
}

function clausesOf(terms: ReadonlyMap<string, readonly string[]>): Clause[] {
  return Array.from(terms, ([field, values]) => ({ terms: { [field]: values } }))
}

function countQuestion(entity: string, allowed: readonly Clause[], counted: readonly Clause[]): object {
  return {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [{ term: { entity } }, ...allowed] } },
    aggs: Object.fromEntries(counted.map((filter, place) => [`word_${place}`, { filter }])),
  }
}
