import type { Cents } from '../money/index.ts'

export type ProductToValidate = {
  /** Including tax; null while it is unknown. */
  readonly unitPrice: Cents | null
  /** Errors the server gave with the product, by subject. */
  readonly productErrors: Readonly<Record<string, string | null>>
}

export type ProductRefusal =
  | { readonly code: 'price-unknown' }
  | { readonly code: 'product-error'; readonly message: string }

export type PriceSettings = { readonly useZeroPriceProduct: boolean }

/** Everything that speaks against adding the product; nothing when it may be added. */
export function validateProduct(product: ProductToValidate, settings: PriceSettings): readonly ProductRefusal[] {
  const refusals: ProductRefusal[] = isPriceAccepted(product.unitPrice, settings) ? [] : [{ code: 'price-unknown' }]
  for (const message of Object.values(product.productErrors)) {
    if (message) refusals.push({ code: 'product-error', message })
  }
  return refusals
}

function isPriceAccepted(price: Cents | null, { useZeroPriceProduct }: PriceSettings): boolean {
  if (price === null) return false
  return useZeroPriceProduct ? price >= 0 : price > 0
}
