import type { Remark } from './voice.ts'

export type PageLocation = { readonly page: string; readonly category: string }

/** What has been said where, so that nobody says it again next to it. */
export type Memory = {
  /** How worn a remark is; one that its category knows already is the last to be chosen. */
  readonly wearOf: (remark: Remark, location: PageLocation) => number
  readonly isOnPage: (said: Remark | string, location: PageLocation) => boolean
  /** Whether these very words stand in the category; or anywhere at all. */
  readonly isInCategory: (sentence: string, location: PageLocation) => boolean
  readonly isAnywhere: (sentence: string) => boolean
  /** A remark all of whose words have been used is not asked again. */
  readonly exhausted: Set<Remark>
  readonly note: (said: { readonly remark?: Remark; readonly sentence: string }, location: PageLocation) => void
}

const IN_CATEGORY = 1000

export function createMemory(): Memory {
  const uses = new Map<Remark, number>()
  const anywhere = new Set<string>()
  const locations = new Map<string, Set<Remark | string>>()
  const saidAt = (where: string) => locations.get(where) ?? locations.set(where, new Set()).get(where) ?? new Set()
  return {
    wearOf: (remark, { category }) => (uses.get(remark) ?? 0) + (saidAt(category).has(remark) ? IN_CATEGORY : 0),
    isOnPage: (said, { page }) => saidAt(page).has(said),
    isInCategory: (sentence, { category }) => saidAt(category).has(sentence),
    isAnywhere: (sentence) => anywhere.has(sentence),
    exhausted: new Set(),
    note: ({ remark, sentence }, { page, category }) => {
      if (remark) uses.set(remark, (uses.get(remark) ?? 0) + 1)
      for (const where of [page, category]) {
        if (remark) saidAt(where).add(remark)
        saidAt(where).add(sentence)
      }
      anywhere.add(sentence)
    },
  }
}
