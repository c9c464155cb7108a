import { discountPercentage, type ShownPrice } from '../pricing/index.ts'
import { type LowStockSettings, listedStock, type StockItem } from '../stock/index.ts'

export type LabelledProduct = {
  readonly isNew: boolean
  /** Texts the shop itself puts on a product. */
  readonly ownLabels: readonly string[]
  /** Null while nobody knows one. */
  readonly price: Pick<ShownPrice, 'final' | 'lowestPrior'> | null
  readonly stock: StockItem | null
}

export type ProductLabel =
  | { readonly kind: 'own'; readonly text: string }
  | { readonly kind: 'sale'; readonly percentage: number | null }
  | { readonly kind: 'new' }
  | { readonly kind: 'almost-sold-out' }
  | { readonly kind: 'out-of-stock' }

/** The labels on a product in a list, most telling first. */
export function productLabels(product: LabelledProduct, settings: LowStockSettings): ProductLabel[] {
  const labels: ProductLabel[] = []
  const stock = listedStock(product.stock, settings)
  if (stock) labels.push({ kind: stock })
  if (product.price && isReduced(product.price)) {
    const { final, lowestPrior } = product.price
    labels.push({ kind: 'sale', percentage: discountPercentage(final, lowestPrior) })
  }
  if (product.isNew) labels.push({ kind: 'new' })
  for (const label of product.ownLabels) {
    const text = label.trim()
    if (text !== '') labels.push({ kind: 'own', text })
  }
  return labels
}

/** Whatever the catalogue calls it, a price is reduced only below the lowest of the 30 days before. */
function isReduced({ final, lowestPrior }: NonNullable<LabelledProduct['price']>): boolean {
  return lowestPrior !== null && final < lowestPrior
}
