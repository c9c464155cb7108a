import type { Sort } from '../../port.ts'
import { type Direction, type Field, TEXT_KEY } from '../fields/field.ts'
import type { FieldTree } from '../fields/field-tree.ts'
import { pickLowest } from './pick-lowest.ts'

export type RankInput = {
  readonly slots: Uint32Array
  readonly sort: readonly Sort[]
  /** How many are wanted, counted from the first. */
  readonly size: number
  readonly fields: FieldTree
  /** Space for one number per slot, for the first sort. */
  readonly room: Float64Array
  scoreOf(slot: number): number
  compareIds(a: number, b: number): number
  random(): number
}

/** How the slots compare under one sort: by a number, lower first, and then by a text where there is one. */
type Order = { readonly keys: Float64Array; compareTexts(a: number, b: number): number }

/** The first slots in the asked order: missing values last in either direction, equal ones by id. */
export function rankDocuments(input: RankInput): Uint32Array {
  const { slots, size, room } = input
  if (size <= 0) return slots.subarray(0, 0)
  const [sort = 'relevance', ...others] = input.sort
  const orders = [orderBy(sort, input, room.subarray(0, slots.length))]
  for (const other of others) orders.push(orderBy(other, input, new Float64Array(slots.length)))
  const compareTies = (a: number, b: number) =>
    compareBy(orders, a, b) || input.compareIds(slots[a] ?? 0, slots[b] ?? 0)
  return pickLowest({ keys: orders[0]?.keys ?? room, compareTies }, size).map((place) => slots[place] ?? 0)
}

function compareBy(orders: readonly Order[], a: number, b: number): number {
  for (const { keys, compareTexts } of orders) {
    const [one = 0, other = 0] = [keys[a], keys[b]]
    if (one !== other) return one < other ? -1 : 1
    const compared = compareTexts(a, b)
    if (compared !== 0) return compared
  }
  return 0
}

function orderBy(sort: Sort, { slots, fields, scoreOf, random }: RankInput, keys: Float64Array): Order {
  const order: Order = { keys, compareTexts: () => 0 }
  if (sort === 'random') return fill(order, random)
  if (sort === 'relevance') return fill(order, (place) => -scoreOf(slots[place] ?? 0))
  const field = fields.find(sort.field)?.field ?? null
  return field ? orderByField(field, sort.direction, { slots, keys }) : fill(order, () => 0)
}

function fill(order: Order, keyAt: (place: number) => number): Order {
  for (let place = 0; place < order.keys.length; place += 1) order.keys[place] = keyAt(place)
  return order
}

function orderByField(
  field: Field,
  direction: Direction,
  { slots, keys }: { slots: Uint32Array; keys: Float64Array },
): Order {
  const sign = direction === 'asc' ? 1 : -1
  const textAt = (place: number) => field.sortText(slots[place] ?? 0, direction) ?? ''
  field.writeSortKeys(slots, direction, keys)
  const compareTexts = (a: number, b: number) => {
    if (Math.abs(keys[a] ?? 0) !== TEXT_KEY) return 0
    const [one, other] = [textAt(a), textAt(b)]
    if (one === other) return 0
    return one < other ? -sign : sign
  }
  return { keys, compareTexts }
}
