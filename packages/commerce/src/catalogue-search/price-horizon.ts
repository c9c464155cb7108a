import type { Db } from '@vonk/platform/db'
import { findNextPriceChange } from '../catalogue/index.ts'

/** The moment by which the clock alone changes a price of a view, read once for everybody who asks. */
export class PriceHorizon {
  readonly #db: Db
  readonly #view: string
  #known: Promise<number | null> | null = null

  constructor(db: Db, view: string) {
    this.#db = db
    this.#view = view
  }

  /** Products were read anew: they may have other dates. */
  forget(): void {
    this.#known = null
  }

  /** The first change after the moment up to which all prices are right; null where none is in sight. */
  async find(pricedAt: number): Promise<number | null> {
    this.#known ??= findNextPriceChange(this.#db, this.#view, pricedAt)
    const known = this.#known
    const next = await known.catch((error) => {
      this.forget()
      throw error
    })
    if (next === null || next > pricedAt) return next
    if (this.#known === known) this.forget()
    return this.find(pricedAt)
  }
}
