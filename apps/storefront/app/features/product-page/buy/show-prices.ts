import { formatPrice, showsSpecialPrice } from '@vonk/domain/pricing'
import type { PriceFormat } from '@vonk/domain/stores'
import type { PriceView } from '../../product/index.ts'
import type { PagePrice } from '../load/product-page-data.ts'

/** Prices in the words of the view, as the price tag wants them. */
export function showPrices(prices: PagePrice | null, format: PriceFormat, isFrom = false): PriceView {
  if (prices === null) return { now: '', was: null, lowest: null, percentage: null }
  const { final, regular, lowestPrior, percentage } = prices
  const isReduced = showsSpecialPrice({ price: final, originalPrice: regular, specialPrice: null })
  return {
    now: formatPrice(final, format),
    was: isReduced ? formatPrice(regular, format) : null,
    lowest: isReduced && lowestPrior !== null && lowestPrior !== regular ? formatPrice(lowestPrior, format) : null,
    percentage: isReduced ? percentage : null,
    ...(isFrom && { isFrom }),
  }
}
