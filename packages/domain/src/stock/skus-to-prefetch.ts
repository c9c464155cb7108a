export type PrefetchSettings = { readonly stockPrefetchCount: number }

export type PrefetchProduct = {
  readonly sku: string
  readonly type: string
  readonly children: readonly { readonly id: number; readonly sku: string }[]
}

/**
 * The skus of a list whose stock is read ahead: each product, and the variants whose stock is not cached yet,
 * until as many products with variants were met as the settings say.
 */
export function skusToPrefetch(
  products: readonly PrefetchProduct[],
  { cachedIds, settings }: { readonly cachedIds: ReadonlySet<number>; readonly settings: PrefetchSettings },
): string[] {
  const skus: string[] = []
  let left = settings.stockPrefetchCount
  for (const product of products) {
    if (left <= 0) break
    skus.push(product.sku)
    if (product.type !== 'configurable' || product.children.length === 0) continue
    for (const child of product.children) if (!cachedIds.has(child.id)) skus.push(child.sku)
    left -= 1
  }
  return skus
}
