import type { AnalyticsProduct } from '@vonk/domain/analytics'
import type { CartLineView } from '#device/index.ts'
import type { CartProduct } from '../lines/cart-product.ts'
import { productOf } from '../lines/to-cart-row.ts'

/** Lines as analytics knows products; a line without a price says nothing yet. */
export function toAnalyticsProducts(
  lines: readonly CartLineView[],
  products: readonly CartProduct[],
): readonly AnalyticsProduct[] {
  return lines.flatMap((line) => {
    if (line.unitPrice === null) return []
    const product = productOf(line, products)
    const prices = product?.variants.find(({ sku }) => sku === line.sku)?.prices ?? product?.prices
    const reduction = prices ? prices.regular - prices.final : 0
    return [
      {
        sku: line.sku,
        name: product?.name ?? line.name,
        brand: product?.brand ?? '',
        categories: product?.categories ?? [],
        size: line.options?.configurable.find(({ value }) => value !== undefined)?.value ?? '',
        price: line.unitPrice,
        originalPrice: line.unitPrice + Math.max(0, reduction),
        quantity: line.quantity,
      },
    ]
  })
}
