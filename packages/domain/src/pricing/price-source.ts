import type { Cents } from '../money/index.ts'

/** A moment in milliseconds since 1970. */
export type Instant = number

/** What is stored about the price of one product, with or without tax as the shop stores its prices. */
export type PriceSource = {
  readonly regular: Cents
  readonly special: SpecialPrice | null
  readonly tiers: readonly TierPrice[]
}

/** Null leaves an end open. */
export type SpecialPrice = { readonly price: Cents; readonly from: Instant | null; readonly to: Instant | null }

/** A price from a quantity on, for one customer group or (null) for all; a group price is a tier from the first piece. */
export type TierPrice = { readonly groupId: number | null; readonly minimumQuantity: number; readonly price: Cents }

/** Who buys how many, and when. */
export type Purchase = {
  readonly now: Instant
  readonly quantity: number
  readonly groupId: number | null
  readonly settings: TierSettings
}

export type TierSettings = { readonly usePriceTiers: boolean }
