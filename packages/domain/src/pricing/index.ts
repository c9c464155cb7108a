export {
  formatAmount,
  formatPrice,
  type ShownPrice,
  type ShownReduction,
  shownReduction,
} from './format-price.ts'
export { discountPercentage, lowestPriorPrice, type PricePoint, type Reduction } from './lowest-prior-price.ts'
export {
  finalPrice,
  type PricingContext,
  type ProductPrice,
  priceProduct,
  specialPriceOf,
  tierPriceOf,
} from './price-product.ts'
export type { Instant, PriceSource, PricingTerms, SpecialPrice, TierPrice, TierSettings } from './price-source.ts'
export {
  type PriceDateOptions,
  type PriceDateRefusal,
  type PriceGroupSettings,
  parsePriceDate,
  priceGroupOf,
} from './price-source.ts'
export { type PriceStep, type PriceSteps, priceSteps, raiseSteps, unitPriceAt } from './price-steps.ts'
export { type RefreshedPrices, refreshPrices, skusToRefresh } from './refresh-prices.ts'
