import type { Filter, Suggestion } from '../port.ts'
import { completeWord, rankSuggestions } from '../text/complete-word.ts'
import type { Word } from '../text/vocabulary.ts'
import type { CollectionIndex } from './collection-index.ts'
import { matchCondition } from './fields/match-condition.ts'
import { addBit, type Bitset, countBits, createBitset, intersect } from './sets/bitset.ts'
import { searchText } from './text/search-text.ts'
import type { SlotHolders } from './text/text-index.ts'

type Asked = { readonly prefix: string; readonly size: number; readonly filters: readonly Filter[] }

/** Completions of the last word, most frequent first; forms of one word are suggested once. */
export function suggestWords(index: CollectionIndex, { prefix, size, filters }: Asked): Suggestion[] {
  const { before, candidates } = completeWord(prefix, index.text)
  if (candidates.length === 0) return []
  const allowed = allowedSlots(index, before, filters)
  const counted = candidates.map(({ text, words }) => ({ text, count: countHolders(words, allowed) }))
  return rankSuggestions(counted, size)
}

function allowedSlots(collection: CollectionIndex, before: string, filters: readonly Filter[]): Bitset {
  const { fields, documents, text: index, scoreboard } = collection
  const { live, size, capacity } = documents
  const allowed = live.slice()
  if (index.language.words(before).length > 0) {
    intersect(allowed, searchText(before, { index, scoreboard, documents: size, capacity }).complete)
  }
  for (const { condition } of filters) intersect(allowed, matchCondition(condition, { fields, live }))
  return allowed
}

function countHolders(words: readonly Word<SlotHolders>[], allowed: Bitset): number {
  const found = createBitset(allowed.length * 32)
  for (const { slots, size } of words.flatMap(({ holders }) => Object.values(holders))) {
    for (const slot of slots.subarray(0, size)) addBit(found, slot)
  }
  intersect(found, allowed)
  return countBits(found)
}
