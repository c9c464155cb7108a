import type { Word } from './vocabulary.ts'

/** What of the catalogue a word of the search means, and how surely. A hint only ranks what other words find. */
export type Meaning = {
  readonly words: readonly (readonly [Word, number])[]
  readonly skus: readonly (readonly [number, number])[]
  readonly weight: number
  readonly isHint: boolean
}

/** What a text means, as long as the catalogue has the same words. */
export type Interpretation = { readonly words: number; readonly meanings: readonly Meaning[] }
