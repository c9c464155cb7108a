import type { Cents } from '../money/index.ts'
import type { Purchase, TierPrice } from './price-source.ts'

/** The lowest price this group may have at this quantity, or null when no tier is meant for them. */
export function tierPriceOf(tiers: readonly TierPrice[], { groupId, quantity, settings }: Purchase): Cents | null {
  if (!settings.usePriceTiers) return null
  let lowest: Cents | null = null
  for (const tier of tiers) {
    if (tier.groupId !== null && tier.groupId !== groupId) continue
    if (quantity < tier.minimumQuantity) continue
    if (lowest === null || tier.price < lowest) lowest = tier.price
  }
  return lowest
}
