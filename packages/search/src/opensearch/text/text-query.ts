import { searchTuning } from '@vonk/domain/search-text'
import type { Meaning } from '../../text/interpretation.ts'
import { places, requiredWords, skuFields, WEIGHT_STEPS } from '../../text/text-weights.ts'
import { wordFields, wordTerm } from '../documents/collect-words.ts'
import { all, any, type Clause } from '../queries/translate-condition.ts'
import { type Lexicon, type TermsHeld, termsOf } from './lexicon.ts'

/** A text as OpenSearch is asked for it. */
export type TextQuery = {
  /** Finds and scores. */
  readonly found: Clause
  /** Holds for what has every word; null where nothing can. */
  readonly complete: Clause | null
}

export type ReadText = {
  /** How many words were typed. */
  readonly words: number
  readonly meanings: readonly Meaning<TermsHeld>[]
  /** Of each meaning, how telling it is: what few documents have says more. */
  readonly rarities: readonly number[]
}

/** Holds for the documents that have a meaning, in whatever form. */
export function havingMeaning({ words, skus }: Meaning<TermsHeld>, lexicon: Lexicon): Clause {
  const terms = termsOf(words.map(([word]) => word))
  const parts = skus.map(([id]) => lexicon.skus.partOf(id))
  if (parts.length > 0) terms.set('skus_own', parts).set('skus_variants', parts)
  return any([...terms].map(([field, values]) => ({ terms: { [field]: values } })))
}

/**
 * Adds up what each word of the text is worth in a document, as the embedded engine does: the best form of a word counts,
 * its places add up, and what has only some of the words counts by their share. Null when nothing can be found.
 */
export function textQuery(lexicon: Lexicon, { words, meanings, rarities }: ReadText): TextQuery | null {
  const holding = meanings.filter(({ isHint }) => !isHint).map((meaning) => havingMeaning(meaning, lexicon))
  const required = requiredWords(words)
  if (words === 0 || holding.length < required) return null
  const scored = meanings.map((meaning, place) => scoreMeaning(meaning, rarities[place] ?? 0, lexicon))
  const enough = { bool: { should: holding, minimum_should_match: required } }
  const found = {
    function_score: {
      query: { bool: { should: scored.map(({ clause }) => clause), filter: [enough] } },
      functions: holding.map((filter) => ({ filter, weight: 1 / words })),
      score_mode: 'sum',
      boost_mode: 'multiply',
      min_score: searchTuning.minScore,
    },
  }
  const complete = holding.length === words ? all(holding) : null
  if (words === 1 || !complete) return { found, complete }
  // What has every word comes before all that has not, however well that does.
  const most = scored.reduce((sum, { best }) => sum + best, 0)
  const raised = { constant_score: { filter: complete, boost: most } }
  return { found: { bool: { must: [found], should: [raised] } }, complete }
}

/** `best` is the most it can be worth. */
function scoreMeaning(
  { words, skus, weight }: Meaning<TermsHeld>,
  rarity: number,
  lexicon: Lexicon,
): { readonly clause: Clause; readonly best: number } {
  const factor = weight * rarity
  const atPlaces = places.map((place) => {
    const values = new TermsByWorth()
    for (const [{ text, holders }, likeness] of words) {
      for (const steps of holders[place].steps) {
        values.add(wordFields[place], wordTerm(text, steps), (steps / WEIGHT_STEPS) * likeness * factor)
      }
    }
    // Article numbers repeat the colour and the size, so they do not add to what the hints say.
    for (const [id, likeness] of place === 'hints' ? skus : []) {
      values.add('skus_own', lexicon.skus.partOf(id), skuFields.own.weight * likeness * factor)
      values.add('skus_variants', lexicon.skus.partOf(id), skuFields.variants.weight * likeness * factor)
    }
    return values
  })
  const clauses = atPlaces.flatMap((values) => values.clause() ?? [])
  return { clause: { bool: { should: clauses } }, best: atPlaces.reduce((sum, { best }) => sum + best, 0) }
}

/** Terms grouped by what they are worth. */
class TermsByWorth {
  best = 0
  private readonly groups = new Map<string, { field: string; worth: number; terms: string[] }>()

  add(field: string, term: string, worth: number): void {
    const key = `${field} ${worth}`
    const group = this.groups.get(key) ?? { field, worth, terms: [] }
    group.terms.push(term)
    this.groups.set(key, group)
    this.best = Math.max(this.best, worth)
  }

  /** The best of them counts. */
  clause(): Clause | null {
    if (this.groups.size === 0) return null
    const queries = Array.from(this.groups.values(), ({ field, worth, terms }) => ({
      constant_score: { filter: { terms: { [field]: terms } }, boost: worth },
    }))
    return { dis_max: { queries, tie_breaker: 0 } }
  }
}
