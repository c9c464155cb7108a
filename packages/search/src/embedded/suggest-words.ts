import { normalizeSearchText } from '@vonk/domain/search-text'
import type { Filter, Suggestion } from '../port.ts'
import type { CollectionIndex } from './collection-index.ts'
import { matchCondition } from './fields/match-condition.ts'
import { addBit, type Bitset, countBits, createBitset, intersect } from './sets/bitset.ts'
import { searchText } from './text/search-text.ts'
import { usesOf, type Word } from './text/vocabulary.ts'

/** Words that are counted exactly; rarer ones are not worth suggesting. */
const MOST_COUNTED = 50

type Asked = { readonly prefix: string; readonly size: number; readonly filters: readonly Filter[] }

/** Completions of the last word, most frequent first; forms of one word are suggested once. */
export function suggestWords(index: CollectionIndex, { prefix, size, filters }: Asked): Suggestion[] {
  const text = normalizeSearchText(prefix)
  // A word may have hyphens in it: t-sh is the beginning of T-shirt.
  const last = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u.exec(text)?.[0] ?? ''
  const before = text.slice(0, text.length - last.length)
  const { language, vocabulary } = index.text
  const [start = ''] = language.words(last.replaceAll('-', ''))
  if (start === '') return []
  const allowed = allowedSlots(index, before, filters)
  const forms = Map.groupBy(vocabulary.startingWith(start), ({ stem }) => stem)
  return [...forms.values()]
    .sort((a, b) => usesOfAll(b) - usesOfAll(a))
    .slice(0, MOST_COUNTED)
    .map((words) => ({ text: before + language.show(bestKnown(words).shown), count: countHolders(words, allowed) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, size > 0 ? size : 0)
}

function allowedSlots(collection: CollectionIndex, before: string, filters: readonly Filter[]): Bitset {
  const { fields, documents, text: index, scoreboard } = collection
  const { live, size, capacity } = documents
  const allowed = live.slice()
  if (index.language.words(before).length > 0) {
    intersect(allowed, searchText(before, { index, scoreboard, documents: size, capacity }).found)
  }
  for (const { condition } of filters) intersect(allowed, matchCondition(condition, { fields, live }))
  return allowed
}

function usesOfAll(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + usesOf(word), 0)
}

/** The form products are named by; categories speak in plurals. */
function bestKnown(words: readonly Word[]): Word {
  return words.reduce((best, word) => {
    const more = word.holders.name.size - best.holders.name.size || usesOf(word) - usesOf(best)
    return more > 0 ? word : best
  })
}

function countHolders(words: readonly Word[], allowed: Bitset): number {
  const found = createBitset(allowed.length * 32)
  for (const { slots, size } of words.flatMap(({ holders }) => Object.values(holders))) {
    for (const slot of slots.subarray(0, size)) addBit(found, slot)
  }
  intersect(found, allowed)
  return countBits(found)
}
