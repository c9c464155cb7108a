import { searchWords } from '@vonk/domain/search-text'
import type { Language } from '@vonk/domain/stores'
import { factsOf, inLanguage } from '@vonk/languages'
import { searchWords as languageWords, stemmerOf } from '@vonk/languages/search'
import { createRelatives, type Relative } from './relatives.ts'

/** What the engine asks of a language; words are folded: small letters without accents. */
export type LanguageTools = {
  /** The words of a text, each in the one spelling it is compared in. */
  words(text: string): string[]
  stem(word: string): string
  isStopWord(word: string): boolean
  isGarment(stem: string): boolean
  /** The words with this stem by which a compound may be known even if the rest of it is not: rood in kersenrood. */
  headsOf(stem: string): readonly string[]
  /** Whether a word ends in another without being a kind of it: a handschoen is no schoen. */
  isNoKind(stem: string): boolean
  relativesOf(stem: string): readonly Relative[]
  /** Whether the dictionary of relatives has this word, and the words in it that begin so. */
  isListed(word: string): boolean
  listedFrom(start: string): readonly string[]
  /** How a word of the catalogue is shown as a suggestion. */
  show(word: string): string
}

export function createLanguageTools(language: Language): LanguageTools {
  const { stem, separate = asItIs, spell = asItIs } = stemmerOf(language)
  const { hasCapitalNouns } = factsOf(language)
  const data = inLanguage(languageWords, language)
  const words = (text: string) => searchWords(separate(text)).map(spell)
  const relatives = createRelatives(data, { words, stem })
  const stopWords = new Set(words(data.stopWords))
  const garments = new Set(words(data.garments).map(stem))
  const notKinds = new Set(words(data.notKinds).map(stem))
  const heads = Map.groupBy(words(`${data.garments} ${data.colours}`), stem)
  return {
    words,
    stem,
    show: (word) => (hasCapitalNouns ? word : word.toLowerCase()),
    isStopWord: (word) => stopWords.has(word),
    isGarment: (part) => garments.has(part),
    headsOf: (part) => heads.get(part) ?? [],
    isNoKind: (part) => notKinds.has(part),
    relativesOf: relatives.of,
    isListed: (word) => relatives.words.has(word),
    listedFrom: (start) => [...relatives.words].filter((word) => word.startsWith(start)),
  }
}

function asItIs(text: string): string {
  return text
}
