import { type Cents, toDecimal } from '../money/index.ts'

/** A product as the shop knows it when something happens to it; prices include tax. */
export type AnalyticsProduct = {
  readonly sku: string
  readonly name: string
  readonly brand: string
  /** Category names from the top down. */
  readonly categories: readonly string[]
  readonly size: string
  readonly price: Cents
  readonly originalPrice: Cents
  readonly quantity: number
}

/** The item as tag managers read it; the names are theirs. */
export type AnalyticsItem = {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand: string
  readonly item_category?: string
  readonly item_category2?: string
  readonly item_category3?: string
  readonly item_category4?: string
  readonly item_category5?: string
  readonly item_variant: string
  readonly price: number
  readonly quantity: number
  readonly discount: number
}

const categoryFields = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
] as const

export function analyticsItem(product: AnalyticsProduct): AnalyticsItem {
  return {
    item_id: product.sku,
    item_name: product.name,
    item_brand: product.brand,
    ...categoriesOf(product.categories),
    item_variant: product.size,
    price: toDecimal(product.price),
    quantity: product.quantity,
    discount: toDecimal(Math.max(0, product.originalPrice - product.price)),
  }
}

function categoriesOf(names: readonly string[]): Partial<Record<(typeof categoryFields)[number], string>> {
  return Object.fromEntries(names.slice(0, categoryFields.length).map((name, level) => [categoryFields[level], name]))
}
