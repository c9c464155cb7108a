import { searchTuning } from '@vonk/domain/search-text'

const { boosts } = searchTuning

/** Where words stand; what a word is worth in each is added up. */
export const places = ['name', 'category', 'hints'] as const
export type Place = (typeof places)[number]

/** The paths whose words a document is found by, with how much a word counts there. */
export const textFields = [
  { path: 'name', place: 'name', weight: boosts.name },
  { path: 'category.name', place: 'category', weight: boosts['category.name'] },
  { path: '_search.color', place: 'hints', weight: 2 },
  { path: '_search.words', place: 'hints', weight: 2 },
  { path: '_search.sizes', place: 'hints', weight: 2 },
] as const satisfies readonly { path: string; place: Place; weight: number }[]

/** A variant's number counts half: it also says its size, which may be sold out. */
export const skuFields = {
  own: { path: 'sku', weight: boosts.sku },
  variants: { path: 'configurable_children.sku', weight: 1 },
} as const

/** What something is says more than what it is like: a jacket in another colour is nearer than a cap in the right one. */
export const garmentFactor = 1.6

/** How surely a word of the catalogue is meant by a word of the search. */
export const likeness = {
  exact: 1,
  otherForm: 0.97,
  /** `winterjas` where `jas` was asked: it is one. */
  head: 0.85,
  /** `jeansjas` where `jeans` was asked: it has to do with it. */
  modifier: 0.4,
  /** `hoodie` where `hood` was typed so far. */
  completed: 0.8,
  /** Times how much of the word was right. */
  corrected: 0.8,
} as const

/** Typing mistakes: none in the first letters, at most two, one in words of three to five letters, where two make another word. */
export const typing = { prefixLength: 2, maxExpansions: 3, maxCompletions: 10, maxSkuCompletions: 50 } as const

export function allowedMistakes(length: number): number {
  if (length < 3) return 0
  return Math.min(length < 6 ? 1 : 2, searchTuning.fuzziness)
}

/** A weight is kept in steps of a thirty-second, up to almost eight. */
export const WEIGHT_STEPS = 32

export function stepsOf(weight: number): number {
  return Math.min(Math.max(Math.round(weight * WEIGHT_STEPS), 1), 255)
}

/** A long name is about each of its words a little less. */
export function lengthFactor(words: number): number {
  return 1 - Math.min(words - 1, 10) * 0.02
}

const share = Number.parseInt(searchTuning.minimumShouldMatch, 10) / 100

/** How many words of a search must be found: at least one, then the share of the tuning, rounded down. */
export function requiredWords(words: number): number {
  return Math.max(1, Math.floor(words * share))
}
