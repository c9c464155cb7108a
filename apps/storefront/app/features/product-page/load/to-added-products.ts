import type { AnalyticsProduct } from '@vonk/domain/analytics'
import type { CartLineView } from '#device/index.ts'
import type { PageProduct } from './product-page-data.ts'

/** The page something was bought on; `about`: as analytics knows its product. */
export type AddedFrom = { readonly product: PageProduct; readonly about: AnalyticsProduct | null }

/** What was put into the cart, as analytics knows products. */
export function toAddedProducts(
  lines: readonly CartLineView[],
  { product, about }: AddedFrom,
): readonly AnalyticsProduct[] {
  const { brand = '', categories = [] } = about ?? {}
  return lines.flatMap(({ sku, name, quantity, unitPrice: price, options }) => {
    if (price === null) return []
    const size = options?.configurable.find(({ value }) => value !== undefined)?.value ?? ''
    const originalPrice = price + reductionOf(sku, product)
    return [{ sku, name, brand, categories, size, price, originalPrice, quantity }]
  })
}

/** What was taken off the price of the size, or of the piece of an outfit, that was chosen. */
function reductionOf(sku: string, product: PageProduct): number {
  const sold = [product, ...product.pieces]
  const variant = sold.flatMap(({ variants }) => variants).find((each) => each.sku === sku)
  const prices = variant?.prices ?? sold.find((each) => each.sku === sku)?.prices
  return prices ? Math.max(0, prices.regular - prices.final) : 0
}
