import type { Instant } from '@vonk/domain/pricing'
import type { Language } from '../../label/language.ts'
import { type CategoryPlan, flatten } from './plan-categories.ts'

export type CategoryEntry = { category_id: number; name: string; position: number }

/** Where a product stands in a shop. */
export type Placing = {
  readonly ids: number[]
  readonly entries: (language: Language) => CategoryEntry[]
  readonly updatedAt: Instant
}

type Launched = { readonly id: number; readonly launchedAt: Instant }
type Orders = {
  readonly recommended: readonly { readonly id: number }[]
  readonly newest: readonly Launched[]
  /** How many places are taken in every category. */
  readonly taken: number
}

/** Numbers the products of every category in the recommended order, and dates them by the order of age. */
export function placeProducts(
  departments: readonly CategoryPlan[],
  { recommended, newest, taken }: Orders,
): (product: Launched) => Placing {
  const placed = new Map<number, { category: CategoryPlan; position: number }[]>(recommended.map(({ id }) => [id, []]))
  for (const category of flatten(departments)) {
    let position = taken
    for (const { id } of recommended) {
      if (!category.members.has(id)) continue
      position += 1
      placed.get(id)?.push({ category, position })
    }
  }
  const updates = updatesOf(newest)
  return ({ id, launchedAt }) => {
    const places = placed.get(id) ?? []
    return {
      ids: places.map(({ category }) => category.id),
      entries: (language) =>
        places.map(({ category, position }) => ({
          category_id: category.id,
          name: category.words.name[language],
          position,
        })),
      updatedAt: updates.get(id) ?? launchedAt,
    }
  }
}

/** A moment for each, the newest first: never before the product was there, never two at once. */
function updatesOf(newest: readonly Launched[]): ReadonlyMap<number, Instant> {
  const updates = new Map<number, Instant>()
  let last = 0
  for (const { id, launchedAt } of newest.toReversed()) {
    last = Math.max(last + 1000, launchedAt)
    updates.set(id, last)
  }
  return updates
}
