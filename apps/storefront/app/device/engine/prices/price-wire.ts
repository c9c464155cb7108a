import type { CallResult } from '@vonk/client'
import type { renderProducts } from '@vonk/contract/calls'
import { type Cents, toCents } from '@vonk/domain/money'

/** What a product or one of its variants costs the customer's group; the texts are in the words of the view. */
export type OwnPrice = {
  readonly sku: string
  readonly final: { readonly net: Cents; readonly tax: Cents; readonly gross: Cents }
  readonly regular: Cents
  readonly lowestPrior: Cents | null
  readonly percentage: number | null
  /** Of a product whose variants differ in price. */
  readonly isFrom: boolean
  readonly texts: { readonly final: string; readonly regular: string; readonly lowestPrior: string | null }
}

type Rendered = CallResult<typeof renderProducts>['items'][number]

/** A price of the price list. What costs no less than before has nothing to compare with. */
export function toOwnPrice({ sku, price_info: info }: Rendered): OwnPrice {
  const gross = toCents(info.final_price)
  const net = toCents(info.extension_attributes.tax_adjustments.final_price)
  const regular = toCents(info.regular_price)
  const lowest = gross < regular ? info.lowest_prior_price : null
  const { formatted_prices: texts } = info
  return {
    sku,
    final: { net, tax: gross - net, gross },
    regular,
    lowestPrior: lowest === null ? null : toCents(lowest),
    percentage: gross < regular ? info.discount_percentage : null,
    isFrom: info.max_price > info.final_price,
    texts: {
      final: texts['final_price'] ?? '',
      regular: texts['regular_price'] ?? '',
      lowestPrior: lowest === null ? null : (texts['lowest_prior_price'] ?? null),
    },
  }
}
