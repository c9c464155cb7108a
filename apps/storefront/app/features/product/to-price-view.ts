import { toCents } from '@vonk/domain/money'
import { formatPrice, shownReduction } from '@vonk/domain/pricing'
import { isMarked } from '@vonk/domain/products'
import type { StoreView } from '@vonk/domain/stores'
import type { PriceView } from './card-product.ts'

/** The price fields of a product or of one of its variants, as the catalogue writes them. */
export type PricedDocument = {
  readonly final_price_incl_tax?: number | null | undefined
  readonly original_price_incl_tax?: number | null | undefined
  readonly special_price_incl_tax?: number | null | undefined
  readonly lowest_prior_price?: number | null | undefined
  readonly configurable_children?: readonly { readonly final_price_incl_tax?: number | null }[] | null
  readonly custom_options?: readonly PricedOption[] | null
  readonly is_gift_card?: unknown
}

type PricedOption = {
  readonly is_require: boolean
  readonly values?: readonly { readonly price?: number | null }[] | null | undefined
}

/** A reduction strikes the lowest price of the 30 days before it through, and its percentage counts from there. */
export function toPriceView(document: PricedDocument, { priceFormat }: Pick<StoreView, 'priceFormat'>): PriceView {
  const price = centsOf(document.final_price_incl_tax)
  const originalPrice = centsOf(document.original_price_incl_tax)
  const specialPrice = centsOf(document.special_price_incl_tax)
  const reduction = shownReduction({ price, originalPrice, specialPrice }, centsOf(document.lowest_prior_price))
  return {
    now: formatPrice(price, priceFormat),
    was: reduction && formatPrice(reduction.was, priceFormat),
    list: reduction?.list ? formatPrice(reduction.list, priceFormat) : null,
    percentage: reduction?.percentage ?? null,
    ...(isLeastPrice(document) && { isFrom: true }),
    ...(isMarked(document.is_gift_card) && { isUntaxed: true }),
  }
}

/** Whether the price still depends on a choice that has to be made: a size, or the amount of a gift card. */
function isLeastPrice({ configurable_children: children, custom_options: options }: PricedDocument): boolean {
  const isMixed = (prices: readonly (number | null | undefined)[]) => new Set(prices).size > 1
  if (isMixed((children ?? []).map((child) => child.final_price_incl_tax))) return true
  return (options ?? []).some(
    ({ is_require, values }) => is_require && isMixed((values ?? []).map(({ price }) => price)),
  )
}

function centsOf(decimal: number | null | undefined) {
  return decimal === null || decimal === undefined ? null : toCents(decimal)
}
