import type { Rate } from './rate.ts'

/** Which classes of products (and groups of customers) are taxed, and at which rate where. */
export type TaxRule = {
  readonly id: number
  readonly productClasses: readonly number[]
  readonly customerClasses: readonly number[]
  readonly rates: readonly TaxRate[]
}

export type TaxRate = {
  readonly rate: Rate
  readonly country: string
  /** 0 is "the whole country". */
  readonly regionId: number
  readonly regionName: string | null
}
