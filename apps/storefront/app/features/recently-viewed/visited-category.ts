import { useSyncExternalStore } from 'react'
import { useShop } from '../stores/index.ts'

type CategoryLink = { readonly name: string; readonly to: string }
type VisitedCategory = { readonly id: number; readonly trail: readonly CategoryLink[] }

/** One for each view: the same category is called something else in another language. */
const keyOf = (viewCode: string) => `${viewCode}/catalogue/visited-category`

/** The category a shopper looked through last in this tab, for the way back from a product. */
export function rememberCategory(viewCode: string, { id, trail }: VisitedCategory): void {
  try {
    sessionStorage.setItem(keyOf(viewCode), JSON.stringify({ id, trail }))
  } catch {
    // A browser that keeps nothing shows the product's own way.
  }
}

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

/** As it was written: the same string as long as nothing has changed. */
function readVisited(viewCode: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(viewCode))
  } catch {
    return null
  }
}

/** The way to one of the categories given, if it was the last one looked through. */
export function visitedTrail(stored: string | null, categoryIds: readonly number[]): readonly CategoryLink[] | null {
  const visited = parseVisited(stored)
  return visited && categoryIds.includes(visited.id) ? visited.trail : null
}

function parseVisited(stored: string | null): VisitedCategory | null {
  if (stored === null) return null
  try {
    const { id, trail } = JSON.parse(stored)
    return typeof id === 'number' && Array.isArray(trail) && trail.every(isLink) ? { id, trail } : null
  } catch {
    return null
  }
}

function isLink(value: unknown): value is CategoryLink {
  return typeof value === 'object' && value !== null && 'name' in value && 'to' in value
}
