import { priceSourceOf } from '@vonk/contract'
import type { FoundVariant } from './product-fields.ts'

/** A product at this price of today, with what it costs whoever buys more of it. */
export function tieredPriceOf({ tierPrices }: Pick<FoundVariant, 'tierPrices'>, price: number) {
  const tiers = tierPrices?.map(({ customerGroupId, qty, value }) => ({
    customer_group_id: customerGroupId,
    qty,
    value,
  }))
  return priceSourceOf({ price, tier_prices: tiers }, 0)
}
