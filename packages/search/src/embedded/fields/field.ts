import { comparableOf, type Token } from '../../values/token.ts'
import type { Bitset } from '../sets/bitset.ts'
import { SlotSets } from '../sets/slot-sets.ts'
import { NumberLists } from './number-lists.ts'
import { SortNumbers } from './sort-numbers.ts'
import { ValueOrder } from './value-order.ts'

export type Direction = 'asc' | 'desc'

/** Stands for any text among the numbers slots are ordered by. */
export const TEXT_KEY = Number.MAX_VALUE

const SLOTS_PER_WORD = 32

/** All values at one path of the documents: each distinct value has a number, by which it is stored and counted. */
export class Field {
  private readonly numbers = new Map<Token, number>()
  private readonly tokens: (Token | null)[] = []
  private readonly freed: number[] = []
  /** Which slots have a value, by its number. */
  readonly holders = new SlotSets()
  /** Which values a slot has, by their numbers. */
  readonly lists = new NumberLists()
  private comparables = new Float64Array(16)
  private hasTexts = false
  private readonly sortNumbers = new SortNumbers(this.lists, () => this.comparables)
  private readonly order = new ValueOrder(() => this.comparables)

  /** The values of a slot that has none. */
  set(slot: number, tokens: Iterable<Token>): void {
    const numbers: number[] = []
    for (const token of tokens) {
      const number = this.numberFor(token)
      this.holders.add(number, slot)
      numbers.push(number)
    }
    this.lists.set(slot, numbers)
    this.sortNumbers.update(slot)
  }

  clear(slot: number): void {
    if (this.lists.headOf(slot) === 0) return
    for (const number of this.lists.get(slot)) {
      this.holders.remove(number, slot)
      if (this.holders.size(number) === 0) this.release(number)
    }
    this.lists.set(slot, [])
    this.sortNumbers.update(slot)
  }

  /** How many numbers have been given out; some may be free again. */
  get span(): number {
    return this.tokens.length
  }

  tokenAt(number: number): Token | null {
    return this.tokens[number] ?? null
  }

  find(token: Token): number | null {
    return this.numbers.get(token) ?? null
  }

  /** Adds the slots with a value between the bounds. */
  addBetween(isBetween: (comparable: number) => boolean, target: Bitset): void {
    const wanted = new Uint8Array(this.span + 1)
    let count = 0
    for (let number = 0; number < this.span; number += 1) {
      if (!isBetween(this.comparables[number] ?? Number.NaN)) continue
      wanted[number + 1] = 1
      count += 1
    }
    // Looking at every slot once is less work than joining many sets of all slots.
    if (this.lists.isColumn && count > SLOTS_PER_WORD) this.lists.addWanted(wanted, target)
    else
      for (let number = 0; number < this.span; number += 1) if (wanted[number + 1]) this.holders.addTo(number, target)
  }

  comparableAt(number: number): number {
    return this.comparables[number] ?? Number.NaN
  }

  /** The numbers of all values, lowest first, to be read before the next change; null where some are texts. */
  ascending(): Uint32Array | null {
    return this.hasTexts ? null : this.order.ascending(this.span)
  }

  /**
   * What slots are ordered by, lower first: the lowest number or date upwards, the highest downwards. Texts come behind all
   * numbers upwards and before them downwards, and slots without a value behind both.
   */
  writeSortKeys(slots: Uint32Array, direction: Direction, target: Float64Array): void {
    const sign = direction === 'asc' ? 1 : -1
    this.sortNumbers.write({ slots, sign, target })
    if (!this.hasTexts) return
    for (let place = 0; place < slots.length; place += 1) {
      if (target[place] !== Number.POSITIVE_INFINITY) continue
      if (this.sortText(slots[place] ?? 0, direction) !== null) target[place] = sign * TEXT_KEY
    }
  }

  /** The text a slot is ordered by among texts; null where there is none. */
  sortText(slot: number, direction: Direction): string | null {
    const head = this.hasTexts ? this.lists.headOf(slot) : 0
    if (head === 0) return null
    const numbers = head > 0 ? [head - 1] : this.lists.get(slot)
    let best: string | null = null
    for (const number of numbers) {
      const token = this.tokens[number]
      if (typeof token !== 'string') continue
      if (best === null || (direction === 'asc' ? token < best : token > best)) best = token
    }
    return best
  }

  private numberFor(token: Token): number {
    const existing = this.numbers.get(token)
    if (existing !== undefined) return existing
    const number = this.freed.pop() ?? this.tokens.length
    if (number >= this.comparables.length) this.comparables = lengthen(this.comparables)
    this.numbers.set(token, number)
    this.tokens[number] = token
    const comparable = comparableOf(token)
    this.comparables[number] = comparable
    this.hasTexts ||= Number.isNaN(comparable)
    this.order.add(number)
    return number
  }

  private release(number: number): void {
    const token = this.tokens[number] ?? null
    if (token !== null) this.numbers.delete(token)
    this.order.remove(number)
    this.tokens[number] = null
    this.comparables[number] = Number.NaN
    this.freed.push(number)
  }
}

function lengthen(list: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(list.length * 2)
  longer.set(list)
  return longer
}
