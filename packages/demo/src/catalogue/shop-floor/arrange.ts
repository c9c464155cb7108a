import { type Clash, createClash } from './clash.ts'
import { settle } from './settle.ts'
import type { Standing } from './standing.ts'

/** How much it matters what stands one, two, three or four places before: a row on a page holds two to four. */
const distances = [10, 3, 1.5, 1.5]
/** How far down its order a product may be called up. */
const WINDOW = 56
/** After so many places a product that was passed over becomes more urgent with every other one. */
const PATIENCE = 30
const URGENCY = 4
/** What two of one colour weigh while the order is made, and at last when it is mended. */
const WALKING_PAST = 6
const SIDE_BY_SIDE = 25
/** Beyond this, a catalogue is made for its size and not for its looks. */
const LARGEST = 1000

export type Arrangement = {
  /** How far a product may be moved once all stand in a row. */
  readonly reach: number
}

/**
 * Puts products in an order in which neighbours of every list they stand in look different, without moving any of
 * them far from where it was.
 */
export function arrange<T extends Standing>(products: readonly T[], { reach }: Arrangement): T[] {
  const clash = createClash(WALKING_PAST)
  const recent = new Map<number, T[]>()
  const waiting = products.slice(0, WINDOW).map((product, index) => ({ product, place: index }))
  const arranged: T[] = []
  let next = waiting.length
  while (waiting.length > 0) {
    const [chosen] = waiting.splice(
      bestOf(waiting, arranged.length, (product) => clashNow(product, recent, clash)),
      1,
    )
    if (chosen === undefined) break
    for (const list of chosen.product.lists) remember(recent, list, chosen.product)
    arranged.push(chosen.product)
    const following = products[next]
    if (following) waiting.push({ product: following, place: next })
    next += 1
  }
  if (arranged.length > LARGEST) return arranged
  return settle(arranged, { clash: createClash(SIDE_BY_SIDE), reach })
}

type Waiting<T> = readonly { readonly product: T; readonly place: number }[]

function bestOf<T>(waiting: Waiting<T>, now: number, clashOf: (product: T) => number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, { product, place }] of waiting.entries()) {
    const ahead = place > now ? (place - now) * 0.4 : 0
    const overdue = Math.max(now - place - PATIENCE, 0) * URGENCY
    const clash = clashOf(product) + ahead - overdue
    if (clash >= least) continue
    least = clash
    best = index
  }
  return best
}

function clashNow(product: Standing, recent: ReadonlyMap<number, readonly Standing[]>, clash: Clash): number {
  let sum = 0
  for (const list of product.lists) {
    const before = recent.get(list)
    if (before === undefined) continue
    for (let steps = 0; steps < before.length; steps += 1) {
      const other = before[before.length - 1 - steps]
      if (other) sum += (distances[steps] ?? 0) * clash(product, other)
    }
  }
  return sum
}

function remember<T>(recent: Map<number, T[]>, list: number, product: T): void {
  const before = recent.get(list)
  if (!before) recent.set(list, [product])
  else if (before.push(product) > distances.length) before.shift()
}
