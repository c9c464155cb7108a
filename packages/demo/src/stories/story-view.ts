import type { CategoryDocument } from '@vonk/contract'
import type { Brand, Shop } from '../label/index.ts'
import type { Language } from '../label/language.ts'
import type { Translated } from '../words/index.ts'

/** A store view as those see it who write its stories: how it speaks, and what a story there can lead to. */
export type StoryView = {
  readonly code: string
  readonly shop: Shop
  readonly brand: Brand
  readonly isSampleSale: boolean
  readonly language: Language
  readonly seed: number
  /** A few products it likes to show, by their skus. */
  readonly favourites: readonly string[]
  /** The words its products are called by, in small letters. */
  readonly productWords: ReadonlySet<string>
  /** What the menu can offer, by code; a small shop lacks some of them. */
  readonly categories: ReadonlyMap<string, CategoryDocument>
}

/** What differs from brand to brand. */
export type Branded<Value> = Readonly<Record<Brand, Value>>

/** The text in the language of the view. */
export function say({ language }: Pick<StoryView, 'language'>, text: Translated): string {
  return text[language]
}
