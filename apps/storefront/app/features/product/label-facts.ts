import { toCents } from '@vonk/domain/money'
import { discountPercentage, type ProductPrice } from '@vonk/domain/pricing'
import type { StockItem } from '@vonk/domain/stock'
import type { CardDocument } from './card-document.ts'

/** What the label rules have to know of a price; tax does not matter to them. */
export function priceOf(document: CardDocument): ProductPrice {
  const final = toCents(document.final_price_incl_tax ?? 0)
  const regular = toCents(document.original_price_incl_tax ?? document.final_price_incl_tax ?? 0)
  const lowest = document.lowest_prior_price ?? null
  const lowestPriorPrice = lowest === null ? null : toCents(lowest)
  return {
    final: { net: final, tax: 0, gross: final },
    regular: { net: regular, tax: 0, gross: regular },
    special: null,
    lowestPriorPrice,
    discountPercentage: discountPercentage(final, lowestPriorPrice),
  }
}

/** A product nobody counted is not called sold out. */
export function stockOf({ id, stock }: CardDocument): StockItem | null {
  if (!stock) return null
  return { productId: id, quantity: stock.qty, isInStock: stock.is_in_stock, manageStock: stock.manage_stock }
}
