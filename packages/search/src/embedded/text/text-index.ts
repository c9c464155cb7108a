import type { LanguageTools } from '../../languages/index.ts'
import type { Interpretation } from '../../text/interpretation.ts'
import { lengthFactor, type Place, places, skuFields, textFields } from '../../text/text-weights.ts'
import { textsAt } from '../../text/texts-at.ts'
import { Vocabulary, type Word } from '../../text/vocabulary.ts'
import { findableWords, spellingOf } from '../../text/written-words.ts'
import { isSameList, NumberLists } from '../fields/number-lists.ts'
import { SkuIndex } from './sku-index.ts'
import { WeightedSlots } from './weighted-slots.ts'

export type SlotHolders = Readonly<Record<Place, WeightedSlots>>

/** How many letters of texts are remembered with their words: a few megabytes. */
const MOST_LETTERS = 500_000

/** The words every document of a collection is found by. */
export class TextIndex {
  readonly language: LanguageTools
  readonly vocabulary: Vocabulary<SlotHolders>
  readonly skus = new SkuIndex()
  /** What texts mean that were searched for; forgotten as soon as the catalogue has other words. */
  readonly interpretations = new Map<string, Interpretation<SlotHolders>>()
  /** Of each slot the words and where they stand, as one number. */
  private readonly lists = new NumberLists()
  private readonly read = new Map<string, readonly Word<SlotHolders>[]>()
  private lettersRead = 0

  constructor(language: LanguageTools) {
    this.language = language
    this.vocabulary = new Vocabulary(language, heldByNobody)
  }

  /** Replaces the words of a slot. */
  put(slot: number, document: object): void {
    const before = this.forgetWords(slot)
    const entries: number[] = []
    for (const [place, name] of places.entries()) {
      for (const [word, weight] of this.weigh(document, name)) {
        word.holders[name].add(slot, weight)
        entries.push(word.id * places.length + place)
      }
    }
    this.lists.set(slot, entries)
    const { own, variants } = skuFields
    const numbers = { own: textsAt(document, own.path), variants: textsAt(document, variants.path) }
    const hasOtherNumbers = this.skus.put(slot, numbers)
    if (hasOtherNumbers || !isSameList(before, entries)) this.interpretations.clear()
  }

  remove(slot: number): void {
    this.forgetWords(slot)
    this.lists.set(slot, [])
    this.skus.put(slot, { own: [], variants: [] })
    this.interpretations.clear()
  }

  /** The words at one place of a document, each with its weight in the field where it counts most. */
  private weigh(document: object, at: Place): Map<Word<SlotHolders>, number> {
    const weights = new Map<Word<SlotHolders>, number>()
    for (const { path, place, weight } of textFields) {
      if (place === at) for (const text of textsAt(document, path)) this.weighText(text, weight, weights)
    }
    return weights
  }

  private weighText(text: string, weight: number, weights: Map<Word<SlotHolders>, number>): void {
    const words = this.wordsOf(text)
    const each = weight * lengthFactor(words.length)
    for (const word of words) weights.set(word, Math.max(each, weights.get(word) ?? 0))
  }

  /** Categories, colours and sizes come back in every document: their words are looked up once. */
  private wordsOf(text: string): readonly Word<SlotHolders>[] {
    const cached = this.read.get(text)
    if (cached) return cached
    const { language, vocabulary } = this
    const words = findableWords(text, language).map((word) =>
      vocabulary.wordFor(word, () => spellingOf(word, text, language)),
    )
    this.remember(text, words)
    return words
  }

  private remember(text: string, words: readonly Word<SlotHolders>[]): void {
    this.lettersRead += text.length
    if (this.lettersRead > MOST_LETTERS) {
      this.read.clear()
      this.lettersRead = text.length
    }
    if (text.length <= MOST_LETTERS) this.read.set(text, words)
  }

  /** Answers what there was. */
  private forgetWords(slot: number): readonly number[] {
    const entries = this.lists.get(slot)
    for (const entry of entries) {
      const place = places[entry % places.length]
      const word = this.vocabulary.wordAt(Math.floor(entry / places.length))
      if (word && place) word.holders[place].remove(slot)
    }
    return entries
  }
}

function heldByNobody(): SlotHolders {
  return { name: new WeightedSlots(), category: new WeightedSlots(), hints: new WeightedSlots() }
}
