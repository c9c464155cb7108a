import { useEffect, useRef } from 'react'
import type { CartView } from '../../../device/index.ts'
import { useTrack } from '../../analytics/index.ts'
import type { CartProduct } from '../lines/cart-product.ts'
import { toAnalyticsProducts } from './to-analytics-products.ts'

/** Tells analytics once that somebody looks at this cart, as soon as its products are known. */
export function useViewCart({ lines }: Pick<CartView, 'lines'>, products: readonly CartProduct[]): void {
  const track = useTrack()
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || lines.length === 0 || products.length === 0) return
    isTold.current = true
    track.event('view_cart', toAnalyticsProducts(lines, products))
  }, [track, lines, products])
}
