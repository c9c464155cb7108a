import type { AnalyticsProduct } from '@vonk/domain/analytics'
import { useEffect } from 'react'
import { useTrack } from '../analytics/index.ts'
import type { ProductPageData } from './load/product-page-data.ts'

/** Tells analytics once that the product was looked at. */
export function useViewItem(data: ProductPageData): void {
  const track = useTrack()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is looked at once, whatever is loaded again meanwhile.
  useEffect(() => {
    const product = toAnalyticsProduct(data)
    if (product) track.event('view_item', [product])
  }, [data.product.sku])
}

/** The product as analytics knows it, before a size is chosen; null while it has no price. */
export function toAnalyticsProduct({ product, brand, trail }: ProductPageData): AnalyticsProduct | null {
  const { prices, sku, name } = product
  if (prices === null) return null
  const categories = trail.map((crumb) => crumb.name)
  return { sku, name, brand, categories, size: '', price: prices.final, originalPrice: prices.regular, quantity: 1 }
}
