import type { AnalyticsProduct } from '@vonk/domain/analytics'
import type { ProductPageData } from './load/product-page-data.ts'

/** The product as analytics knows it, before a size is chosen; null while it has no price. */
export function toAnalyticsProduct({ product, brand, trail }: ProductPageData): AnalyticsProduct | null {
  const { prices, sku, name } = product
  if (prices === null) return null
  const categories = trail.map((crumb) => crumb.name)
  return { sku, name, brand, categories, size: '', price: prices.final, originalPrice: prices.regular, quantity: 1 }
}
