import { rateFromPercent } from '../tax/index.ts'
import type { PricingContext, ProductPrice } from './price-product.ts'
import type { PriceSource, PricingTerms, SpecialPrice, TierPrice } from './price-source.ts'

export const DAY = 24 * 60 * 60 * 1000
export const NOW = Date.parse('2026-11-15T12:00:00Z')

export function aPriceSource(overrides: Partial<PriceSource> = {}): PriceSource {
  return { regular: 4999, special: null, tiers: [], ...overrides }
}

export function aSpecialPrice(overrides: Partial<SpecialPrice> = {}): SpecialPrice {
  return { price: 3999, from: null, to: null, ...overrides }
}

export function aTier(overrides: Partial<TierPrice> = {}): TierPrice {
  return { groupId: null, minimumQuantity: 1, price: 4499, ...overrides }
}

export function aPurchase(overrides: Partial<PricingTerms> = {}): PricingTerms {
  return { now: NOW, quantity: 1, groupId: null, settings: { usePriceTiers: true }, ...overrides }
}

export function aPricingContext(overrides: Partial<PricingContext> = {}): PricingContext {
  const tax = { rate: rateFromPercent(21), sourcePriceIncludesTax: true }
  return { ...aPurchase(), tax, history: [], ...overrides }
}

export function aProductPrice(overrides: Partial<ProductPrice> = {}): ProductPrice {
  const amount = { net: 4131, tax: 868, gross: 4999 }
  return {
    regular: amount,
    special: null,
    final: amount,
    lowestPriorPrice: null,
    discountPercentage: null,
    ...overrides,
  }
}
