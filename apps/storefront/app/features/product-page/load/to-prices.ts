import { toCents } from '@vonk/domain/money'
import type { StockItem } from '@vonk/domain/stock'
import type { TaxedAmount } from '@vonk/domain/tax'
import type { ChildDocument } from './page-document.ts'
import type { PagePrice } from './product-page-data.ts'

type Sold = Pick<
  ChildDocument,
  | 'final_price'
  | 'final_price_tax'
  | 'final_price_incl_tax'
  | 'original_price_incl_tax'
  | 'lowest_prior_price'
  | 'discount_percentage'
  | 'stock'
>

/** Null while the catalogue knows no price: such a product cannot be bought. */
export function toPrices(document: Sold): PagePrice | null {
  const { final_price_incl_tax: final, original_price_incl_tax: regular, lowest_prior_price: lowest } = document
  if (final === undefined || final === null) return null
  return {
    final: toCents(final),
    regular: toCents(regular ?? final),
    lowestPrior: typeof lowest === 'number' ? toCents(lowest) : null,
    percentage: document.discount_percentage ?? null,
  }
}

export function toAmount(document: Sold): TaxedAmount | null {
  const { final_price: net, final_price_tax: tax, final_price_incl_tax: gross } = document
  if (net === undefined || tax === undefined || gross === undefined) return null
  return { net: toCents(net), tax: toCents(tax), gross: toCents(gross) }
}

export function toStock({ stock }: Sold): StockItem | null {
  if (!stock) return null
  return {
    productId: stock.product_id,
    quantity: stock.qty,
    isInStock: stock.is_in_stock,
    manageStock: stock.manage_stock,
  }
}
