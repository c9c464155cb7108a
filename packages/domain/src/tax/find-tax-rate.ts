import type { Rate } from './taxed-amount.ts'

/** Which classes of products (and groups of customers) are taxed, and at which rate where. */
export type TaxRule = {
  readonly id: number
  readonly productClasses: readonly number[]
  readonly customerClasses: readonly number[]
  readonly rates: readonly TaxRate[]
}

export type TaxRate = {
  readonly rate: Rate
  readonly country: string
  /** 0 is "the whole country". */
  readonly regionId: number
  readonly regionName: string | null
}

export type TaxCountrySettings = { readonly defaultCountry: string | null }

/** `error` is for the log: a view without a default country is configured wrongly. */
export type TaxCountry = { readonly country: string; readonly error: string | null }

export const fallbackTaxCountry = 'PL'
export const missingTaxCountry = 'Please do set the tax.defaultCountry in order to calculate totals'

/** The country whose tax applies: where the goods go, else the default of the view. */
export function taxCountryOf(deliveryCountry: string | null, { defaultCountry }: TaxCountrySettings): TaxCountry {
  const error = defaultCountry ? null : missingTaxCountry
  return { country: deliveryCountry || defaultCountry || fallbackTaxCountry, error }
}

export type TaxGroupSettings = { readonly userGroupId: number | null }

/**
 * The group that tax rules must match: the customer's own, else the configured default.
 * Null while grouped tax is off, which it is unless that default is a number.
 */
export function taxGroupOf(customerGroup: number | null, { userGroupId }: TaxGroupSettings): number | null {
  if (!Number.isFinite(userGroupId)) return null
  return customerGroup ?? userGroupId
}

export type TaxedSale = {
  /** 0 or less: the product is not taxed. */
  readonly productClass: number
  /** From `taxGroupOf`; null while grouped tax is off. */
  readonly group: number | null
  readonly country: string
  readonly region: string | null
}

/** The rate of the first rule that covers the product (and the group) and has a rate for the place; 0 when there is none. */
export function findTaxRate(rules: readonly TaxRule[], sale: TaxedSale): Rate {
  if (!(sale.productClass > 0)) return 0
  for (const rule of rules) {
    if (!covers(rule, sale)) continue
    for (const rate of rule.rates) if (appliesIn(rate, sale)) return rate.rate
  }
  return 0
}

function covers(rule: TaxRule, { productClass, group }: TaxedSale): boolean {
  return rule.productClasses.includes(productClass) && (group === null || rule.customerClasses.includes(group))
}

function appliesIn(rate: TaxRate, { country, region }: TaxedSale): boolean {
  if (rate.country !== country) return false
  return rate.regionId === 0 || !rate.regionName || rate.regionName === region
}
