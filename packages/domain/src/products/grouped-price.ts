import { err, ok, type Result } from '../result/index.ts'
import { addAmounts, NO_AMOUNT, type TaxedAmount } from '../tax/index.ts'
import type { LinkedProduct, ProductLink } from './product-link.ts'

export type PricedProduct = { readonly price: TaxedAmount | null }
export type GroupedRefusal = { readonly code: 'grouped-without-links' }

/** The simple products a grouped product consists of. Without any links at all the product is broken, which is logged. */
export function groupedMembers<Link extends ProductLink>(links: readonly Link[]): Result<Link[], GroupedRefusal> {
  if (links.length === 0) return err({ code: 'grouped-without-links' })
  return ok(links.filter(isMember))
}

/** One of each member; null while the price of a member is unknown. */
export function groupedPrice(links: readonly LinkedProduct<PricedProduct>[]): TaxedAmount | null {
  let sum = NO_AMOUNT
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
