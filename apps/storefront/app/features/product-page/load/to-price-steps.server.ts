import type { FoundVariant } from '@vonk/contract'
import { priceSourceOf } from '@vonk/contract'
import { finalPrice, type PriceSteps, priceSteps } from '@vonk/domain/pricing'
import type { PriceSettings } from '@vonk/domain/settings'

export type StepSettings = Pick<PriceSettings, 'usePriceTiers' | 'sourcePriceIncludesTax' | 'userGroupId'>
type Tiered = Pick<FoundVariant, 'final_price' | 'final_price_incl_tax' | 'tier_prices'>

/** What one piece costs whoever is not logged in, by how many are bought; null where the number makes no difference. */
export function toPriceSteps(document: Tiered, settings: StepSettings): PriceSteps | null {
  const { final_price: net, final_price_incl_tax: gross, tier_prices: tiers } = document
  if (!settings.usePriceTiers || !tiers || tiers.length === 0 || !net || !gross) return null
  const isGross = settings.sourcePriceIncludesTax
  // What a list shows is the price today: neither special price nor its dates matter any more.
  const source = priceSourceOf({ price: isGross ? gross : net, tier_prices: tiers }, 0)
  if (source === null) return null
  const buying = { now: 0, groupId: settings.userGroupId, settings }
  const steps = priceSteps(source.tiers, (quantity) => {
    const price = finalPrice(source, { ...buying, quantity })
    return isGross ? price : Math.round((price * gross) / net)
  })
  return steps.length > 1 ? steps : null
}
