import type { Rate } from './rate.ts'
import type { TaxRate, TaxRule } from './tax-rule.ts'

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
