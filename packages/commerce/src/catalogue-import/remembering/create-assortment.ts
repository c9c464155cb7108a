/** So many products that are listed in the same categories. */
export type Listing = { readonly categoryIds: readonly number[]; readonly count: number }

type Standing = { readonly categoryIds: readonly number[]; readonly isListed: boolean }

export type Assortment = ReturnType<typeof createAssortment>

const UNLISTED = -1

/** Which products there are, and how many of them each set of categories lists: of the sets there are few. */
export function createAssortment() {
  const numbers = new Map<string, number>()
  const sets: (readonly number[])[] = []
  const counts: number[] = []
  const setOf = new Map<number, number>()

  function numberOf(categoryIds: readonly number[]): number {
    const key = categoryIds.join(' ')
    const found = numbers.get(key)
    if (found !== undefined) return found
    numbers.set(key, sets.length)
    counts.push(0)
    return sets.push([...categoryIds]) - 1
  }

  function remove(id: number): void {
    const set = setOf.get(id) ?? UNLISTED
    if (set !== UNLISTED) counts[set] = (counts[set] ?? 0) - 1
    setOf.delete(id)
  }

  return {
    has: (id: number): boolean => setOf.has(id),
    remove,
    put(id: number, { categoryIds, isListed }: Standing): void {
      remove(id)
      const set = isListed ? numberOf(categoryIds) : UNLISTED
      if (set !== UNLISTED) counts[set] = (counts[set] ?? 0) + 1
      setOf.set(id, set)
    },
    /** As it is now, whatever comes later. */
    listings: (): Listing[] => sets.map((categoryIds, set) => ({ categoryIds, count: counts[set] ?? 0 })),
  }
}
