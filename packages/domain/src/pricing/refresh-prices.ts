import type { Cents } from '../money/index.ts'
import type { TaxedAmount } from '../tax/index.ts'
import { discountPercentage } from './lowest-prior-price.ts'
import type { ProductPrice } from './price-product.ts'

/** A price as the price list answers it. */
export type ListedAmount = { readonly gross: Cents; readonly net: Cents }
export type ListedPrice = {
  readonly id: number
  readonly final: ListedAmount
  readonly regular: ListedAmount
  readonly special: ListedAmount | null
}

export type Refreshable = {
  readonly id: number
  readonly sku: string
  readonly price: ProductPrice
  /** Whether the price was asked for since the product was loaded; it may have come from a cache. */
  readonly isPriceCurrent: boolean
}
export type RefreshableParent = Refreshable & { readonly children: readonly Refreshable[] }

/** The skus whose prices are asked for: the variants only where a single product is looked at. */
export function skusToRefresh(products: readonly RefreshableParent[]): string[] {
  const parents = products.map(({ sku }) => sku)
  if (products.length !== 1) return parents
  return [...parents, ...products.flatMap(({ children }) => children.map(({ sku }) => sku))]
}

/** Puts the refreshed prices on the products they belong to, by id, and marks them current; others stay as they are. */
export function refreshPrices<Product extends Refreshable>(
  products: readonly Product[],
  listed: readonly ListedPrice[],
): Product[] {
  const byId = new Map(listed.map((price) => [price.id, price]))
  return products.map((product) => {
    const fresh = byId.get(product.id)
    return fresh ? { ...product, price: refreshed(product.price, fresh), isPriceCurrent: true } : product
  })
}

function refreshed({ lowestPriorPrice }: ProductPrice, { final, regular, special }: ListedPrice): ProductPrice {
  const isReduced = final.gross < regular.gross
  return {
    final: withTax(final),
    regular: withTax(regular),
    special: isReduced && special ? withTax(special) : null,
    lowestPriorPrice: isReduced ? lowestPriorPrice : null,
    discountPercentage: isReduced ? discountPercentage(final.gross, lowestPriorPrice) : null,
  }
}

function withTax({ gross, net }: ListedAmount): TaxedAmount {
  return { net, tax: gross - net, gross }
}
