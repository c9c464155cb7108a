export { findTaxRate, type TaxedSale } from './find-tax-rate.ts'
export { percentFromRate, type Rate, rateFromPercent, WHOLE } from './rate.ts'
export { sumTaxByRate, type TaxedPart, type TaxOfRate } from './sum-tax-by-rate.ts'
export {
  FALLBACK_TAX_COUNTRY,
  MISSING_TAX_COUNTRY,
  type TaxCountry,
  type TaxCountrySettings,
  taxCountryOf,
} from './tax-country-of.ts'
export { type TaxGroupSettings, taxGroupOf } from './tax-group-of.ts'
export type { TaxRate, TaxRule } from './tax-rule.ts'
export {
  addAmounts,
  multiplyAmount,
  NO_AMOUNT,
  type StoredTax,
  type TaxedAmount,
  taxedAmount,
  taxInside,
  taxOnTop,
} from './taxed-amount.ts'
