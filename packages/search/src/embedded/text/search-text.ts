import { searchTuning } from '@vonk/domain/search-text'
import { interpretText } from '../../text/interpret-text.ts'
import type { Meaning } from '../../text/interpretation.ts'
import { places, requiredWords, skuFields } from '../../text/text-weights.ts'
import type { Scoreboard, TextMatches } from './scoreboard.ts'
import type { SlotHolders, TextIndex } from './text-index.ts'

export type TextSearch = {
  readonly index: TextIndex
  readonly scoreboard: Scoreboard
  /** How many documents there are, and how many slots. */
  readonly documents: number
  readonly capacity: number
}

/** The documents a text finds; their scores stay on the board until the next search. */
export function searchText(text: string, search: TextSearch): TextMatches {
  const { index, scoreboard, capacity } = search
  const { words, meanings } = interpretText(text, index)
  scoreboard.begin(capacity)
  for (const meaning of meanings) scoreMeaning(meaning, search)
  return scoreboard.finish({ words, required: requiredWords(words), minScore: searchTuning.minScore })
}

function scoreMeaning(
  { words, skus, weight, isHint }: Meaning<SlotHolders>,
  { index, scoreboard, documents }: TextSearch,
): void {
  for (const place of places) {
    for (const [{ holders }, likeness] of words) scoreboard.addForm(holders[place], likeness)
    // Article numbers repeat the colour and the size, so they do not add to what the hints say.
    if (place === 'hints') scoreSkus(skus, index, scoreboard)
    scoreboard.closePlace()
  }
  scoreboard.closeWord({ weight, isHint, documents })
}

function scoreSkus(
  skus: Meaning<SlotHolders>['skus'],
  { skus: { own, variants } }: TextIndex,
  scoreboard: Scoreboard,
): void {
  for (const [sku, likeness] of skus) {
    scoreboard.addSlots(own.holders.slots(sku), skuFields.own.weight * likeness)
    scoreboard.addSlots(variants.holders.slots(sku), skuFields.variants.weight * likeness)
  }
}
