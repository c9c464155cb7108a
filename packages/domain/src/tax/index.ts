export type { TaxRate, TaxRule } from './find-tax-rate.ts'
export {
  fallbackTaxCountry,
  findTaxRate,
  missingTaxCountry,
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
  noAmount,
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
  wholeRate,
} from './taxed-amount.ts'
