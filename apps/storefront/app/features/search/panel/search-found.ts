import type { CardProduct } from '../../product/index.ts'

export type FoundCategory = { readonly name: string; readonly to: string }

/** One page of what a text finds. */
export type SearchFound = {
  readonly items: readonly CardProduct[]
  readonly total: number
  readonly start: number
  readonly categories: readonly FoundCategory[]
  /** Texts others searched for that begin alike. */
  readonly suggestions: readonly string[]
}
