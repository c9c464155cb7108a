import type { TaxedSale, TaxRate, TaxRule } from './find-tax-rate.ts'
import { rateFromPercent } from './taxed-amount.ts'

export function aTaxRate(overrides: Partial<TaxRate> & { percent?: number } = {}): TaxRate {
  const { percent = 21, ...rest } = overrides
  return { rate: rateFromPercent(percent), country: 'NL', regionId: 0, regionName: null, ...rest }
}

export function aTaxRule(overrides: Partial<TaxRule> = {}): TaxRule {
  return { id: 1, productClasses: [2], customerClasses: [3], rates: [aTaxRate()], ...overrides }
}

export function aSale(overrides: Partial<TaxedSale> = {}): TaxedSale {
  return { productClass: 2, group: null, country: 'NL', region: null, ...overrides }
}
