import { err, ok, type Result } from '../result/index.ts'

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'

/** A tie from one product to another. */
export type ProductLink = {
  readonly type: 'associated' | 'colorrelation' | 'related' | 'upsell' | 'crosssell'
  readonly linkedSku: string
  readonly linkedType: ProductType
}

export type LinkedProduct<Product> = ProductLink & { readonly product: Product }

export const productLinkNotFound = 'Product link not found'

export type GroupedRefusal = { readonly code: 'grouped-without-links' }

/** The simple products a grouped product consists of. Without any links at all the product is broken, which is logged. */
export function groupedMembers<Link extends ProductLink>(links: readonly Link[]): Result<Link[], GroupedRefusal> {
  if (links.length === 0) return err({ code: 'grouped-without-links' })
  return ok(links.filter(isMember))
}

function isMember({ type, linkedType }: ProductLink): boolean {
  return type === 'associated' && linkedType === 'simple'
}
