import { searchTuning } from '@vonk/domain/search-text'
import type { Bitset } from '../sets/bitset.ts'
import { type Split, splitCompound } from './compounds.ts'
import { type Expansion, expandKnown, expandUnknown, isEmptyExpansion } from './expand-word.ts'
import { readWords } from './read-words.ts'
import type { Scoreboard } from './scoreboard.ts'
import type { TextIndex } from './text-index.ts'
import { garmentFactor, places, requiredWords, skuFields } from './text-weights.ts'

const HINT = 0.4

export type TextSearch = {
  readonly index: TextIndex
  readonly scoreboard: Scoreboard
  /** How many documents there are, and how many slots. */
  readonly documents: number
  readonly capacity: number
}

/** The documents a text finds; their scores stay on the board until the next search. */
export function searchText(text: string, search: TextSearch): Bitset {
  const { index, scoreboard, capacity } = search
  const words = readWords(text, index)
  scoreboard.begin(capacity)
  for (const [place, word] of words.entries()) {
    for (const meaning of meaningsOf(word, index, place === words.length - 1)) scoreMeaning(meaning, search)
  }
  const required = requiredWords(words.length)
  return scoreboard.finish({ words: words.length, required, minScore: searchTuning.minScore })
}

/** A hint only ranks what other words find. */
type Meaning = { readonly expansion: Expansion; readonly weight: number; readonly isHint: boolean }

/** A word the catalogue knows is meant as it is; any other may be a compound, unfinished or mistyped. */
function meaningsOf(word: string, index: TextIndex, isLast: boolean): Meaning[] {
  const known = expandKnown(word, index)
  if (!isEmptyExpansion(known)) return [{ expansion: known, weight: weightOf(word, index), isHint: false }]
  const isFound = (part: string) => !isEmptyExpansion(expandKnown(part, index))
  const { both, byHead } = splitCompound(word, index, isFound)
  if (both) return partsOf(both, index)
  const guessed = expandUnknown(word, index, isLast)
  if (!isEmptyExpansion(guessed)) return [{ expansion: guessed, weight: weightOfGuess(guessed, index), isHint: false }]
  return byHead ? partsOf(byHead, index) : []
}

function partsOf({ head, modifier }: Split, index: TextIndex): Meaning[] {
  const found = { expansion: expandKnown(head, index), weight: weightOf(head, index), isHint: false }
  return modifier ? [found, { expansion: expandKnown(modifier, index), weight: HINT, isHint: true }] : [found]
}

function weightOf(word: string, { language }: TextIndex): number {
  const stem = language.stem(word)
  const isGarment = language.isGarment(stem) || language.relativesOf(stem).some((one) => language.isGarment(one.stem))
  return isGarment ? garmentFactor : 1
}

/** A guess is a garment when what it most surely means is one. */
function weightOfGuess({ words }: Expansion, index: TextIndex): number {
  let [best, surest] = ['', 0]
  for (const [{ text }, sureness] of words) if (sureness > surest) [best, surest] = [text, sureness]
  return weightOf(best, index)
}

function scoreMeaning({ expansion, weight, isHint }: Meaning, { index, scoreboard, documents }: TextSearch): void {
  for (const place of places) {
    for (const [{ holders }, likeness] of expansion.words) scoreboard.addForm(holders[place], likeness)
    // Article numbers repeat the colour and the size, so they do not add to what the hints say.
    if (place === 'hints') scoreSkus(expansion, index, scoreboard)
    scoreboard.closePlace()
  }
  scoreboard.closeWord({ weight, isHint, documents })
}

function scoreSkus({ skus }: Expansion, { skus: { own, variants } }: TextIndex, scoreboard: Scoreboard): void {
  for (const [sku, likeness] of skus) {
    scoreboard.addSlots(own.holders.slots(sku), skuFields.own.weight * likeness)
    scoreboard.addSlots(variants.holders.slots(sku), skuFields.variants.weight * likeness)
  }
}
