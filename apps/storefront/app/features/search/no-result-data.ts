import type { CardProduct } from '../product/index.ts'
import type { SearchSection } from '../theme/index.ts'

export type NoResultData = {
  readonly text: string
  readonly sections: readonly SearchSection[]
  /** The products of the sections that show some, by the section's place. */
  readonly products: Readonly<Record<number, readonly CardProduct[]>>
}
