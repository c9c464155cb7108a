import type { LanguageTools } from '../../languages/index.ts'
import type { Interpretation, TextKnowledge } from '../../text/interpretation.ts'
import { type Place, places } from '../../text/text-weights.ts'
import { Vocabulary } from '../../text/vocabulary.ts'
import { readWordTerm, wordFields, wordTerm } from '../documents/collect-words.ts'
import { SkuLookup } from './sku-lookup.ts'

/** In how many documents a word stands, and with which weights. */
type TermHolders = { size: number; readonly steps: number[] }
export type TermsHeld = Readonly<Record<Place, TermHolders>>

export type TermCount = { readonly key: string; readonly doc_count: number }
export type LexiconTerms = Readonly<Record<Place | 'spellings', readonly TermCount[]>>

/** What the words and article numbers of a collection are, as of one state of it; its documents stay in OpenSearch. */
export class Lexicon implements TextKnowledge<TermsHeld> {
  readonly language: LanguageTools
  readonly vocabulary: Vocabulary<TermsHeld>
  readonly skus = new SkuLookup()
  readonly interpretations = new Map<string, Interpretation<TermsHeld>>()
  /** How telling each meaning of a text is, by the text. */
  readonly rarities = new Map<string, readonly number[]>()
  /** Another text whenever a document has other words. */
  readonly version: string

  constructor(language: LanguageTools, version: string, terms: LexiconTerms) {
    this.language = language
    this.version = version
    this.vocabulary = new Vocabulary(language, heldByNobody)
    const spellings = mostFrequent(terms.spellings)
    for (const place of places) {
      for (const { key, doc_count: count } of terms[place]) {
        const { word, steps } = readWordTerm(key)
        const held = this.vocabulary.wordFor(word, () => spellings.get(word) ?? word).holders[place]
        held.size += count
        held.steps.push(steps)
      }
    }
  }
}

function heldByNobody(): TermsHeld {
  return { name: { size: 0, steps: [] }, category: { size: 0, steps: [] }, hints: { size: 0, steps: [] } }
}

/** Terms come most frequent first. */
function mostFrequent(spellings: readonly TermCount[]): Map<string, string> {
  const byWord = new Map<string, string>()
  for (const { key } of spellings) {
    const end = key.indexOf('|')
    const word = key.slice(0, end)
    if (!byWord.has(word)) byWord.set(word, key.slice(end + 1))
  }
  return byWord
}

/** The terms by which documents are found that have one of these words, by field. */
export function termsOf(
  words: Iterable<{ readonly text: string; readonly holders: TermsHeld }>,
): Map<string, string[]> {
  const terms = new Map<string, string[]>()
  for (const { text, holders } of words) {
    for (const place of places) {
      const ofField = terms.get(wordFields[place]) ?? []
      ofField.push(...holders[place].steps.map((steps) => wordTerm(text, steps)))
      if (ofField.length > 0) terms.set(wordFields[place], ofField)
    }
  }
  return terms
}
