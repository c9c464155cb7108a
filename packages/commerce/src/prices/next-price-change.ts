import type { Db } from '@vonk/platform/db'
import { findNextPriceChange } from '../catalogue/index.ts'

/** The moment at which the clock alone changes a price of a view, read once for everybody who asks. */
export class NextPriceChange {
  readonly #db: Db
  readonly #view: string
  #cached: Promise<number | null> | null = null

  constructor(db: Db, view: string) {
    this.#db = db
    this.#view = view
  }

  /** Products were read again: they may have other dates. */
  forget(): void {
    this.#cached = null
  }

  /** The first change after the moment up to which all prices are right; null where none is in sight. */
  async find(pricedAt: number): Promise<number | null> {
    this.#cached ??= findNextPriceChange(this.#db, this.#view, pricedAt)
    const cached = this.#cached
    const next = await cached.catch((error) => {
      this.forget()
      throw error
    })
    if (next === null || next > pricedAt) return next
    if (this.#cached === cached) this.forget()
    return this.find(pricedAt)
  }
}
