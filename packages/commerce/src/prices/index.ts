export { createGroupFinder } from './create-group-finder.ts'
export { groupPrices, tierGroups } from './group-prices.ts'
export { createGroupTokens, type GroupTokens } from './group-tokens.ts'
export {
  loadPricing,
  type PriceContext,
  type PricingMoment,
  pricingFor,
} from './load-pricing.ts'
export { NextPriceChange } from './next-price-change.ts'
export { withOwnTiersOfAll } from './own-tiers.ts'
export { type PricingView, priceChildOf, priceDocument, priceOf, variantPrices } from './price-document.ts'
export { createPriceSigner } from './price-signer.ts'
