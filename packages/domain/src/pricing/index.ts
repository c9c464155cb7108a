export { discountPercentage } from './discount-percentage.ts'
export { finalPrice } from './final-price.ts'
export { formatAmount, formatPrice, formatPriceText } from './format-price.ts'
export { lowestPriorPrice, type PricePoint, type Reduction } from './lowest-prior-price.ts'
export { type PriceDateOptions, type PriceDateRefusal, parsePriceDate } from './parse-price-date.ts'
export { type PriceGroupSettings, priceGroupOf } from './price-group-of.ts'
export { type PricingContext, type ProductPrice, priceProduct } from './price-product.ts'
export type { Instant, PriceSource, Purchase, SpecialPrice, TierPrice, TierSettings } from './price-source.ts'
export { type PriceStep, type PriceSteps, priceSteps, raiseSteps, unitPriceAt } from './price-steps.ts'
export {
  type ListedAmount,
  type ListedPrice,
  type Refreshable,
  type RefreshableParent,
  refreshPrices,
  skusToRefresh,
} from './refresh-prices.ts'
export { type ShownPrices, showsSpecialPrice } from './shows-special-price.ts'
export { specialPriceOf } from './special-price-of.ts'
export { tierPriceOf } from './tier-price-of.ts'
