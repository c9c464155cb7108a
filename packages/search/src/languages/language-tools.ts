import { stemmer as englishStemmer } from '@orama/stemmers/english'
import { stemmer as germanStemmer } from '@orama/stemmers/german'
import { searchWords } from '@vonk/domain/search-text'
import type { Language } from '@vonk/domain/stores'
import { inLanguage } from '@vonk/languages'
import { dutchWords } from './dutch.data.ts'
import { englishWords } from './english.data.ts'
import { frenchWords } from './french.data.ts'
import { germanWords } from './german.data.ts'
import type { LanguageWords } from './language-words.ts'
import { createRelatives, type Relative } from './relatives.ts'
import { stemDutch } from './stem-dutch.ts'
import { stemFrench, withoutElisions } from './stem-french.ts'

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

const grammars = {
  nl: { stem: stemDutch, spell: asIs, show: inSmallLetters, words: dutchWords },
  de: { stem: stemGerman, spell: spellGerman, show: asIs, words: germanWords },
  en: { stem: stemEnglish, spell: asIs, show: inSmallLetters, words: englishWords },
  fr: { stem: stemFrench, spell: asIs, show: inSmallLetters, words: frenchWords, separate: withoutElisions },
} as const

type Grammar = {
  stem(word: string): string
  spell(word: string): string
  show(word: string): string
  readonly words: LanguageWords
  /** Takes off what is written to a word and is none of its letters. */
  separate?(text: string): string
}

export function createLanguageTools(language: Language): LanguageTools {
  const { stem, spell, show, words: data, separate = asIs } = inLanguage<Grammar>(grammars, language)
  const words = (text: string) => searchWords(separate(text)).map(spell)
  const relatives = createRelatives(data, { words, stem })
  const stopWords = new Set(words(data.stopWords))
  const garments = new Set(words(data.garments).map(stem))
  const notKinds = new Set(words(data.notKinds).map(stem))
  const heads = Map.groupBy(words(`${data.garments} ${data.colours}`), stem)
  return {
    words,
    stem,
    show,
    isStopWord: (word) => stopWords.has(word),
    isGarment: (part) => garments.has(part),
    headsOf: (part) => heads.get(part) ?? [],
    isNoKind: (part) => notKinds.has(part),
    relativesOf: relatives.of,
    isListed: (word) => relatives.words.has(word),
    listedFrom: (start) => [...relatives.words].filter((word) => word.startsWith(start)),
  }
}

function asIs(text: string): string {
  return text
}

function inSmallLetters(word: string): string {
  return word.toLowerCase()
}

/** Who has no ü types ue: Muetze is Mütze, folded both are mutze. Not in blaue or Quelle, where the letters belong apart. */
function spellGerman(word: string): string {
  return word.replace(/(?<![aeiouyq])([aou])e/g, '$1')
}

function stemEnglish(word: string): string {
  return englishStemmer(word)
}

/** Snowball, after diminutives: Kleidchen, Höschen. */
function stemGerman(word: string): string {
  return germanStemmer(/^(.{3,})(?:chen|lein)s?$/.exec(word)?.[1] ?? word)
}
