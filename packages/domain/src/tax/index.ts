export type { TaxRate, TaxRule } from './find-tax-rate.ts'
export {
  FALLBACK_TAX_COUNTRY,
  findTaxRate,
  MISSING_TAX_COUNTRY,
  type TaxCountry,
  type TaxCountrySettings,
  type TaxedSale,
  type TaxGroupSettings,
  taxCountryOf,
  taxGroupOf,
} from './find-tax-rate.ts'
export {
  addAmounts,
  multiplyAmount,
  NO_AMOUNT,
  percentFromRate,
  type Rate,
  rateFromPercent,
  type StoredTax,
  sumTaxByRate,
  type TaxedAmount,
  type TaxedPart,
  type TaxOfRate,
  taxedAmount,
  taxInside,
  taxOnTop,
  WHOLE,
} from './taxed-amount.ts'
