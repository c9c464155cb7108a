import { useCartProducts } from '../../cart/index.ts'
import { itemsOf, type ShownOrder } from './order-view.ts'

/** The products that orders are of, as they are sold today. */
export function useOrderedProducts(orders: readonly ShownOrder[]) {
  const items = orders.flatMap((order) => itemsOf(order))
  return useCartProducts(
    items.map(({ sku, extension_attributes: { parent_sku } }) => ({ sku, parentSku: parent_sku ?? null })),
  )
}
