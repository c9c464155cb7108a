import { hash, randomUUID } from 'node:crypto'

/** Where an address is counted: one counter in each row. */
export type SketchCells = readonly number[]

const ROWS = 4
/** Counters of a row: as many as two bytes of a hash can name. */
const WIDTH = 65_536
/** More often is no more often: what has been popular once must not stay for ever. */
const MOST = 15

/**
 * How often each address was asked for of late, about: never less often than it was, and more often only where all of its
 * counters are shared (a count-min sketch, as TinyLFU uses). It has one size, however many addresses somebody makes up.
 */
export class FrequencySketch {
  readonly #counters = new Uint8Array(ROWS * WIDTH)
  readonly #requestsUntilHalved: number
  /** Nobody can find addresses that share the counters of another. */
  readonly #secret = randomUUID()
  #requests = 0

  /** After so many requests, each one before counts half. */
  constructor(requestsUntilHalved: number = WIDTH) {
    this.#requestsUntilHalved = requestsUntilHalved
  }

  cellsOf(address: string): SketchCells {
    const bytes = hash('sha256', this.#secret + address, 'buffer')
    return Array.from({ length: ROWS }, (_, row) => row * WIDTH + bytes.readUInt16LE(row * 2))
  }

  count(cells: SketchCells): void {
    for (const cell of cells) {
      // A cell of the array itself.
      const counted = this.#counters[cell] as number
      if (counted < MOST) this.#counters[cell] = counted + 1
    }
    this.#requests += 1
    if (this.#requests >= this.#requestsUntilHalved) this.#halve()
  }

  read(cells: SketchCells): number {
    return cells.reduce((least, cell) => Math.min(least, this.#counters[cell] ?? 0), MOST)
  }

  #halve(): void {
    this.#requests = 0
    this.#counters.set(this.#counters.map((counted) => counted >> 1))
  }
}
