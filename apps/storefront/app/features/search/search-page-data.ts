import type { ListingData } from '../listing/index.ts'
import type { SearchSection } from '../theme/index.ts'

export type SearchPageData = {
  /** What was searched for, tidied; empty where nothing was. */
  readonly text: string
  readonly problem: 'too-short' | 'too-long' | null
  /** null where there was nothing to search for. */
  readonly listing: ListingData | null
  /** What editors propose to whoever has not searched for anything yet. */
  readonly sections: readonly SearchSection[]
}
