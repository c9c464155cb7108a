import type { Cents } from '@vonk/domain/money'

/** A price in words, ready to be shown. */
export type PriceView = {
  readonly now: string
  /** The lowest price of the 30 days before the reduction; null when nothing is reduced. */
  readonly was: string | null
  /** The list price, where it was higher than that. */
  readonly list: string | null
  /** Off the price that is struck through. */
  readonly percentage: number | null
  /** The least it can cost: sizes or amounts differ in price. Left out where it is the price. */
  readonly isFrom?: true
  /** A voucher is taxed when it is spent. Left out for everything else. */
  readonly isUntaxed?: true
}

export type CardLabel = {
  readonly kind: 'own' | 'sale' | 'new' | 'almost-sold-out' | 'out-of-stock'
  readonly text: string
}

/** More than two hide the picture. */
export const mostLabels = 2

/** A colour in the words of CSS, its name, and the page of the garment in it; the colour at hand leads nowhere. */
export type Swatch = { readonly css: string; readonly name: string; readonly href: string | null }

/** What a list shows of a product, and nothing more: it is sent with every page. */
export type CardProduct = {
  readonly id: number
  readonly sku: string
  readonly name: string
  readonly brand: string
  /** The colour's name; empty where a product has none. */
  readonly colour: string
  /** The full path of the product's page, the view's prefix included. */
  readonly href: string
  readonly image: string
  /** The picture in words. */
  readonly alt: string
  /** Shown while the card is pointed at. */
  readonly hoverImage: string | null
  readonly price: PriceView
  /** What it costs now and without a reduction, for those who count. */
  readonly amount: Cents
  readonly amountBefore: Cents
  /** At most two, most telling first. */
  readonly labels: readonly CardLabel[]
  /** The colours the garment comes in, its own first. */
  readonly swatches: readonly Swatch[]
  /** What is in stock, smallest first. */
  readonly sizes: readonly string[]
}

/** The products an editor wants in a row. */
export type ProductRow = {
  readonly source: 'skus' | 'category' | 'query'
  readonly skus: readonly string[]
  readonly categoryId: number | null
  readonly query: string
  readonly size: number
}
