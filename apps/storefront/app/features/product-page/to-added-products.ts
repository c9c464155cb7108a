import type { AnalyticsProduct } from '@vonk/domain/analytics'
import type { CartLineView } from '../../device/index.ts'

/** What was put into the cart, as analytics knows products. */
export function toAddedProducts(lines: readonly CartLineView[]): readonly AnalyticsProduct[] {
  return lines.flatMap(({ sku, name, quantity, unitPrice: price, options }) => {
    if (price === null) return []
    const size = options?.configurable.find(({ value }) => value !== undefined)?.value ?? ''
    return [{ sku, name, brand: '', categories: [], size, price, originalPrice: price, quantity }]
  })
}
