import { finalPrice, type PriceSteps, priceSteps } from '@vonk/domain/pricing'
import type { PriceSettings } from '@vonk/domain/settings'
import { type FoundVariant, tieredPriceOf } from '#request/catalogue/index.server.ts'

export type StepSettings = Pick<PriceSettings, 'usePriceTiers' | 'sourcePriceIncludesTax' | 'userGroupId'>
type Tiered = Pick<FoundVariant, 'finalPrice' | 'finalPriceInclTax' | 'tierPrices'>

/** What one piece costs whoever is not logged in, by how many are bought; null where the number makes no difference. */
export function toPriceSteps(document: Tiered, settings: StepSettings): PriceSteps | null {
  const { finalPrice: net, finalPriceInclTax: gross, tierPrices: tiers } = document
  if (!settings.usePriceTiers || !tiers || tiers.length === 0 || !net || !gross) return null
  const isGross = settings.sourcePriceIncludesTax
  // What a list shows is the price today: neither special price nor its dates matter any more.
  const source = tieredPriceOf(document, isGross ? gross : net)
  if (source === null) return null
  const buying = { now: 0, groupId: settings.userGroupId, settings }
  const steps = priceSteps(source.tiers, (quantity) => {
    const price = finalPrice(source, { ...buying, quantity })
    return isGross ? price : Math.round((price * gross) / net)
  })
  return steps.length > 1 ? steps : null
}
