import { formatPrice, type ShownPrice, shownReduction } from '@vonk/domain/pricing'
import type { PriceFormat } from '@vonk/domain/stores'
import type { PriceView } from './card-product.ts'

type Marks = { readonly isFrom?: boolean; readonly isUntaxed?: boolean }

/**
 * A price in the words of the view, as the price tag wants it. A reduction strikes the lowest price of the 30 days before it
 * through, and its percentage counts from there.
 */
export function toPriceView(
  price: ShownPrice | null,
  format: PriceFormat,
  { isFrom, isUntaxed }: Marks = {},
): PriceView {
  const reduction = price && shownReduction(price)
  return {
    now: formatPrice(price?.final ?? null, format),
    was: reduction && formatPrice(reduction.was, format),
    list: reduction?.list ? formatPrice(reduction.list, format) : null,
    percentage: reduction?.percentage ?? null,
    ...(isFrom && { isFrom }),
    ...(isUntaxed && { isUntaxed }),
  }
}
