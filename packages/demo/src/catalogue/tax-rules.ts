import type { TaxRuleDocument } from '@vonk/contract'

export const taxClasses = { none: 0, standard: 2, reduced: 4 } as const

/** The class of every customer; no group is taxed apart. */
const CUSTOMERS = 3

const percents: Readonly<Record<'standard' | 'reduced', Readonly<Record<string, number>>>> = {
  standard: { NL: 21, BE: 21, DE: 19 },
  // Books are taxed less in all three countries.
  reduced: { NL: 9, BE: 6, DE: 7 },
}

export const taxRules: readonly TaxRuleDocument[] = (['standard', 'reduced'] as const).map((kind, place) => {
  const rates = Object.entries(percents[kind]).map(([country, rate], index) => ({
    id: place * 10 + index + 1,
    tax_country_id: country,
    tax_region_id: 0,
    region_name: null,
    tax_postcode: '*',
    rate,
    code: `${country} ${rate} %`,
  }))
  return {
    id: place + 1,
    code: kind,
    priority: 0,
    position: place,
    customer_tax_class_ids: [CUSTOMERS],
    product_tax_class_ids: [taxClasses[kind]],
    tax_rate_ids: rates.map(({ id }) => id),
    rates,
  }
})
