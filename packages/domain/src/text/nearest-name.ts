import { editDistance } from './edit-distance.ts'

const MOST_SLIPS = 3

/** The name that was probably meant; null when none is near: a third of its letters may be wrong, three at most. */
export function nearestName(given: string, names: readonly string[]): string | null {
  const plain = plainly(given)
  const near = names
    .map((name) => ({ name, slips: editDistance(plain, plainly(name), MOST_SLIPS) }))
    .filter(({ name, slips }) => slips <= Math.min(MOST_SLIPS, Math.max(1, Math.floor(name.length / 3))))
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.name ?? null
}

/** `billing_address`, `billing-address` and `billingAddress` are one name to whoever types it. */
function plainly(name: string): string {
  return name.slice(0, 100).toLowerCase().replaceAll(/[_-]/g, '')
}
