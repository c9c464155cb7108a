import { searchWords } from '@vonk/domain/search-text'
import type { LanguageTools } from '../../languages/index.ts'
import { lengthFactor, type Place, places, skuFields, stepsOf, textFields } from '../../text/text-weights.ts'
import { textsAt } from '../../text/texts-at.ts'
import { findableWords, spellingOf } from '../../text/written-words.ts'

/** The fields that hold the words of each place, every word with its weight there. */
export const wordFields = {
  name: 'words_name',
  category: 'words_category',
  hints: 'words_hints',
} as const satisfies Record<Place, string>

/** A word and its weight are one term, so that a search names the weight it counts. */
export function wordTerm(word: string, steps: number): string {
  return `${word}|${steps}`
}

export function readWordTerm(term: string): { readonly word: string; readonly steps: number } {
  const end = term.lastIndexOf('|')
  return { word: term.slice(0, end), steps: Number(term.slice(end + 1)) }
}

export type DocumentWords = {
  readonly words_name: readonly string[]
  readonly words_category: readonly string[]
  readonly words_hints: readonly string[]
  /** How words are written: the folded word, and the spelling behind a bar. */
  readonly spellings: readonly string[]
  readonly skus_own: readonly string[]
  readonly skus_variants: readonly string[]
}

/** Reads the words that documents are found by. */
export function createWordCollector(language: LanguageTools): (document: object) => DocumentWords {
  const texts = new ReadTexts(language)
  return (document) => {
    const spellings = new Map<string, string>()
    const [name, category, hints] = places.map((place) => weigh(document, place, { texts, spellings }))
    const own = new Set(textsAt(document, skuFields.own.path).flatMap(searchWords).filter(isShort))
    const variants = new Set(textsAt(document, skuFields.variants.path).flatMap(searchWords).filter(isShort))
    return {
      words_name: name ?? [],
      words_category: category ?? [],
      words_hints: hints ?? [],
      spellings: [...spellings].map(([word, written]) => `${word}|${written}`),
      skus_own: [...own],
      skus_variants: [...variants].filter((part) => !own.has(part)),
    }
  }
}

type SpeltWord = { readonly word: string; readonly spelling: string }

/** Products share the names of categories, colours and sizes: these are read once. */
const MOST_TEXTS = 5_000

class ReadTexts {
  private readonly read = new Map<string, readonly SpeltWord[]>()
  private readonly language: LanguageTools

  constructor(language: LanguageTools) {
    this.language = language
  }

  wordsIn(text: string): readonly SpeltWord[] {
    const existing = this.read.get(text)
    if (existing) return existing
    const words = findableWords(text, this.language)
      .filter(isShort)
      .map((word) => ({ word, spelling: spellingOf(word, text, this.language) }))
    if (this.read.size >= MOST_TEXTS) this.read.clear()
    this.read.set(text, words)
    return words
  }
}

type Reading = { readonly texts: ReadTexts; readonly spellings: Map<string, string> }

/** The words at one place, each with its weight in the text where it counts most. */
function weigh(document: object, at: Place, { texts, spellings }: Reading): string[] {
  const weights = new Map<string, number>()
  for (const { path, weight } of textFields.filter(({ place }) => place === at)) {
    for (const text of textsAt(document, path)) {
      const words = texts.wordsIn(text)
      for (const { word, spelling } of words) {
        weights.set(word, Math.max(weight * lengthFactor(words.length), weights.get(word) ?? 0))
        if (!spellings.has(word)) spellings.set(word, spelling)
      }
    }
  }
  return Array.from(weights, ([word, weight]) => wordTerm(word, stepsOf(weight)))
}

/** Nobody types a longer word, and a term of OpenSearch has its limit. */
const LONGEST = 200

function isShort(word: string): boolean {
  return word.length <= LONGEST
}
