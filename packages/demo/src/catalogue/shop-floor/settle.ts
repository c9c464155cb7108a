import type { Clash } from './clash.ts'
import type { Standing } from './standing.ts'

/** `reach` is how far a product may be moved. */
export type Rules = { readonly clash: Clash; readonly reach: number }

type Seated = { readonly product: Standing; place: number }
type Rows = ReadonlyMap<number, Seated[]>

const ROUNDS = 2
/** The clash per list that is left alone: two of a kind may stand side by side. */
const BEARABLE = 1

/** Moves products that look like their neighbours to where they do not, in all the lists they stand in at once. */
export function settle<T extends Standing>(arranged: readonly T[], { clash, reach }: Rules): T[] {
  const seats = arranged.map((product, index) => ({ product, place: index }))
  const rows = rowsOf(seats)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const seat of seats) {
      if (clashAt(seat.product, { place: seat.place, rows, clash }) <= seat.product.lists.length * BEARABLE) continue
      leave(seat, rows)
      seat.place = bestPlace(seat, { rows, clash, reach, count: seats.length })
      enter(seat, rows)
    }
  }
  return seats.toSorted((one, other) => one.place - other.place).map(({ product }) => product)
}

function rowsOf(seats: readonly Seated[]): Rows {
  const rows = new Map<number, Seated[]>()
  for (const seat of seats) {
    for (const list of seat.product.lists) {
      const row = rows.get(list)
      if (row) row.push(seat)
      else rows.set(list, [seat])
    }
  }
  return rows
}

type Scene = { readonly place: number; readonly rows: Rows; readonly clash: Clash }

/** What a product adds to the clashes of its lists when it stands at a place. */
function clashAt(product: Standing, { place, rows, clash }: Scene): number {
  let sum = 0
  for (const list of product.lists) {
    const row = rows.get(list) ?? []
    const at = firstAfter(row, place)
    const before = row[row[at - 1]?.product === product ? at - 2 : at - 1]?.product
    const after = row[at]?.product
    if (before) sum += clash(before, product)
    if (after) sum += clash(product, after)
    if (before && after) sum -= clash(before, after)
  }
  return sum
}

type Floor = Rules & { readonly rows: Rows; readonly count: number }

/** Between any two products of the shop there is room; the nearest of the best gaps is taken. */
function bestPlace({ product, place }: Seated, { rows, clash, reach, count }: Floor): number {
  let best = place
  let least = clashAt(product, { place, rows, clash })
  const home = Math.floor(place)
  for (let step = 1; step <= reach && least > 0; step += 1) {
    for (const gap of [home + step, home - step]) {
      if (gap < 0 || gap >= count) continue
      // No two products share a place: each keeps a trace of where it came from.
      const candidate = gap + 0.25 + (place - home) / 2
      const there = clashAt(product, { place: candidate, rows, clash })
      if (there >= least - 0.01) continue
      best = candidate
      least = there
    }
  }
  return best
}

function leave(seat: Seated, rows: Rows): void {
  for (const list of seat.product.lists) {
    const row = rows.get(list)
    row?.splice(row.indexOf(seat), 1)
  }
}

function enter(seat: Seated, rows: Rows): void {
  for (const list of seat.product.lists) {
    const row = rows.get(list)
    row?.splice(firstAfter(row, seat.place), 0, seat)
  }
}

/** The index of the first that stands behind a place. */
function firstAfter(row: readonly Seated[], place: number): number {
  let low = 0
  let high = row.length
  while (low < high) {
    const middle = (low + high) >> 1
    const seat = row[middle]
    if (seat && seat.place <= place) low = middle + 1
    else high = middle
  }
  return low
}
