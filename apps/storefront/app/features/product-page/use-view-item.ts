import { useEffect } from 'react'
import { useTrack } from '../analytics/index.ts'
import type { ProductPageData } from './load/product-page-data.ts'
import { toAnalyticsProduct } from './to-analytics-product.ts'

/** Tells analytics once that the product was looked at. */
export function useViewItem(data: ProductPageData): void {
  const track = useTrack()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is looked at once, whatever is loaded anew meanwhile.
  useEffect(() => {
    const product = toAnalyticsProduct(data)
    if (product) track.event('view_item', [product])
  }, [data.product.sku])
}
