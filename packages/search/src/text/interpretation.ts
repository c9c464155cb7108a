import type { LanguageTools } from '../languages/index.ts'
import type { Holders, Vocabulary, Word } from './vocabulary.ts'

/** Article numbers and the parts between their dashes, each by a number of its own. */
export type KnownSkus = {
  find(part: string): number | null
  completionsOf(start: string, size: number): readonly number[]
}

/** What a text is understood by: the words and article numbers of a collection. */
export type TextKnowledge<Held extends Holders> = {
  readonly language: LanguageTools
  readonly vocabulary: Vocabulary<Held>
  readonly skus: KnownSkus
  /** What texts mean that were searched for; forgotten as soon as the catalogue has other words. */
  readonly interpretations: Map<string, Interpretation<Held>>
}

/** What of the catalogue a word of the search means, and how surely. A hint only ranks what other words find. */
export type Meaning<Held extends Holders> = {
  readonly words: readonly (readonly [Word<Held>, number])[]
  readonly skus: readonly (readonly [number, number])[]
  readonly weight: number
  readonly isHint: boolean
}

/** What a text means, as long as the catalogue has the same words. */
export type Interpretation<Held extends Holders> = {
  readonly words: number
  readonly meanings: readonly Meaning<Held>[]
}
