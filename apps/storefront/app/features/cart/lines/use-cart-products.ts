import { type CartLineView, useOwnPrices } from '#device/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { useAnswer } from '../use-answer.ts'
import type { CartProducts } from './cart-product.ts'

/** `isWaiting`: the shop has been asked and has not answered yet. */
type KnownProducts = CartProducts & { readonly isWaiting: boolean }

const none: CartProducts = { products: [], goesWith: [] }

type OfProduct = Pick<CartLineView, 'sku' | 'parentSku'>

/** The products the lines are of, in the words and at the prices of today; nothing before the shop has answered. */
export function useCartProducts(lines: readonly OfProduct[], { isRelatedWanted = false } = {}): KnownProducts {
  const isOnline = useIsOnline()
  const skus = [...new Set(lines.map(({ sku, parentSku }) => parentSku ?? sku))].sort()
  const query = new URLSearchParams({ skus: skus.join(','), ...(isRelatedWanted && { related: 'yes' }) })
  const { answer, hasFailed } = useAnswer<CartProducts>(
    skus.length > 0 && isOnline ? `/cart-data/products?${query}` : null,
  )
  const found = useOwnPrices(answer ?? none)
  return { ...found, isWaiting: answer === undefined && !hasFailed && isOnline }
}
