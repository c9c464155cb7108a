import { useSyncExternalStore } from 'react'
import { useShop } from '../stores/index.ts'
import type { CategoryLink } from './load/category-page-data.ts'
import { readVisited, visitedTrail } from './visited-category.ts'

/** The way through the category the shopper came from; null on the server, and where it has none of the product's. */
export function useVisitedTrail(categoryIds: readonly number[]): readonly CategoryLink[] | null {
  const { view } = useShop()
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => readVisited(view.code),
    () => null,
  )
  return visitedTrail(stored, categoryIds)
}

const subscribeToNothing = () => () => {}
