import { type AnalyticsProduct, impressionDebounceMs } from '@vonk/domain/analytics'

/** The list products were seen in, such as a category. */
export type ProductList = { readonly id: string; readonly name: string }

type Send = (list: ProductList, products: readonly AnalyticsProduct[]) => void

/** Collects what comes into view and tells it once nothing new came for a second; each product of a list once. */
export function createImpressions(send: Send) {
  const waiting = new Map<string, { list: ProductList; products: Map<string, AnalyticsProduct> }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    const seen = [...waiting.values()]
    waiting.clear()
    for (const { list, products } of seen) send(list, [...products.values()])
  }

  return {
    add(list: ProductList, products: readonly AnalyticsProduct[]) {
      const collected = waiting.get(list.id) ?? { list, products: new Map() }
      for (const product of products) collected.products.set(product.sku, product)
      waiting.set(list.id, collected)
      clearTimeout(timer)
      timer = setTimeout(flush, impressionDebounceMs)
    },
    flush,
  }
}
