import type { BannerBlock, StoryBlock } from '../../content/index.ts'
import type { Alternate } from '../../stores/index.ts'
import type { ListingData } from './listing-data.ts'

/** `to` counts from the view's root. */
export type CategoryLink = { readonly name: string; readonly to: string }

export type CategoryMenuEntry = CategoryLink & { readonly isCurrent: boolean; readonly image: string | null }

export type CategoryMenuData = {
  /** `isDepartment`: it says for whom, not what. */
  readonly parent: (CategoryLink & { readonly isDepartment: boolean }) | null
  /** With pictures where they lead further down; neighbours are named only. */
  readonly entries: readonly CategoryMenuEntry[]
}

/** What editors have to say about a category. */
export type Editorial = {
  readonly above: readonly StoryBlock[]
  /** Between the products. */
  readonly tiles: readonly BannerBlock[]
}

/** Whether the page shows parts of a story, whose code and styles come on top of its own. */
export function hasStoryParts({ editorial: { above, tiles } }: CategoryPageData): boolean {
  return above.length > 0 || tiles.length > 0
}

export type CategoryPageData = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** The one page of the category inside its view, whichever way it was reached. */
  readonly page: string
  /** From the top down to the category itself. */
  readonly trail: readonly CategoryLink[]
  /** The same category in the languages of the shop. */
  readonly alternates: readonly Alternate[]
  readonly menu: CategoryMenuData
  readonly editorial: Editorial
  readonly listing: ListingData
}
