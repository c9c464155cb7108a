import type { Fields } from '../reading/dump-row.ts'
import { number } from './coercions.ts'

const priced = [
  'price',
  'special_price',
  'original_price',
  'original_special_price',
  'final_price',
  'original_final_price',
]

/** What the shop computes from the regular and the special price whenever it answers. */
export const derivedPriceFields: readonly string[] = [
  ...priced.flatMap((name) => [`${name}_tax`, `${name}_incl_tax`]),
  ...priced.slice(2),
  'tax',
  'regular_price',
  'minimal_price',
  'minimal_regular_price',
  'max_price',
  'max_regular_price',
  'discount_percentage',
  'lowest_prior_price',
]

/**
 * The regular and the special price with tax. Documents that were answered once already say in `price` what is asked today
 * without tax, and beside it what it was before and what it is with tax.
 */
export function grossPrices(fields: Fields): Fields {
  const amount = (name: string) => amountIn(fields, name)
  const price =
    amount('original_price_incl_tax') ??
    grossOf(amount('price'), amount('price_incl_tax')) ??
    amount('regular_price') ??
    amount('original_price') ??
    amount('final_price') ??
    amount('minimal_price')
  const special = nowReduced(fields, price) ?? grossOf(amount('special_price'), amount('special_price_incl_tax'))
  const isSame = sameAmount(fields, 'price', price) && sameAmount(fields, 'special_price', special)
  if (isSame) return fields
  // The dates are those of the price it replaces.
  const dates = special === nowReduced(fields, price) && { special_from_date: null, special_to_date: null }
  return { ...fields, ...(price !== null && { price }), ...(special !== null && { special_price: special, ...dates }) }
}

/**
 * What it costs by a rule of the dump's shop, which has no field of its own: a final price below the regular one that is not
 * the special one. Null where there is none.
 */
function nowReduced(fields: Fields, price: number | null): number | null {
  const amount = (name: string) => amountIn(fields, name)
  const special = grossOf(amount('special_price'), amount('special_price_incl_tax'))
  const final = amount('final_price_incl_tax') ?? withTaxOf(fields, amount('final_price'))
  const isSpecial = final === special || amount('final_price') === amount('special_price')
  return final !== null && final < (price ?? 0) && !isSpecial ? final : null
}

/** An amount without tax beside a price that is told with and without. */
function withTaxOf(fields: Fields, net: number | null): number | null {
  const [price, gross] = [amountIn(fields, 'price'), amountIn(fields, 'price_incl_tax')]
  if (net === null || price === null || gross === null) return net
  return Math.round(net * (gross / price) * 100) / 100
}

function amountIn(fields: Fields, name: string): number | null {
  const value = number(fields[name])
  return typeof value === 'number' && value > 0 ? value : null
}

/** A price that says with tax what it is without. */
function grossOf(net: number | null, gross: number | null): number | null {
  return gross !== null && gross > (net ?? 0) ? gross : net
}

function sameAmount(fields: Fields, name: string, amount: number | null): boolean {
  return amount === null || amount === fields[name]
}
