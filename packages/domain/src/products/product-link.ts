import { err, ok, type Result } from '../result/index.ts'
import type { ProductType } from './product-type.ts'

/** A tie from one product to another. */
export type ProductLink = {
  readonly type: 'associated' | 'colorrelation' | 'related' | 'upsell' | 'crosssell'
  readonly linkedSku: string
  readonly linkedType: ProductType
}

export type LinkedProduct<Product> = ProductLink & { readonly product: Product }

export type LinkRefusal = { readonly code: 'product-link-not-found'; readonly sku: string }
export const PRODUCT_LINK_NOT_FOUND = 'Product link not found'

/** Puts the linked products on their links; a link to nothing is refused. */
export function attachLinkedProducts<Product extends { readonly sku: string }>(
  links: readonly ProductLink[],
  products: readonly Product[],
): Result<LinkedProduct<Product>[], LinkRefusal> {
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const linked: LinkedProduct<Product>[] = []
  for (const link of links) {
    const product = bySku.get(link.linkedSku)
    if (product === undefined) return err({ code: 'product-link-not-found', sku: link.linkedSku })
    linked.push({ ...link, product })
  }
  return ok(linked)
}
