import { err, ok, type Result } from '../result/index.ts'
import { addAmounts, noAmount, type TaxedAmount } from '../tax/index.ts'

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'

/** A tie from one product to another. */
export type ProductLink = {
  readonly type: 'associated' | 'colorrelation' | 'related' | 'upsell' | 'crosssell'
  readonly linkedSku: string
  readonly linkedType: ProductType
}

export type LinkedProduct<Product> = ProductLink & { readonly product: Product }

export type LinkRefusal = { readonly code: 'product-link-not-found'; readonly sku: string }
export const productLinkNotFound = 'Product link not found'

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

export type PricedProduct = { readonly price: TaxedAmount | null }
export type GroupedRefusal = { readonly code: 'grouped-without-links' }

/** The simple products a grouped product consists of. Without any links at all the product is broken, which is logged. */
export function groupedMembers<Link extends ProductLink>(links: readonly Link[]): Result<Link[], GroupedRefusal> {
  if (links.length === 0) return err({ code: 'grouped-without-links' })
  return ok(links.filter(isMember))
}

/** One of each member; null while the price of a member is unknown. */
export function groupedPrice(links: readonly LinkedProduct<PricedProduct>[]): TaxedAmount | null {
  let sum = noAmount
  for (const link of links) {
    if (!isMember(link)) continue
    if (link.product.price === null) return null
    sum = addAmounts(sum, link.product.price)
  }
  return sum
}

function isMember({ type, linkedType }: ProductLink): boolean {
  return type === 'associated' && linkedType === 'simple'
}
