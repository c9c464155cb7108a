import { judgeStock } from './judge-stock.ts'
import type { StockItem } from './stock-item.ts'

/** The stock of a product that is sold as its variants: what can be sold of all of them together. */
export function sumStock(productId: number, children: readonly StockItem[]): StockItem {
  let quantity = 0
  for (const child of children) quantity += judgeStock(child).available ?? 0
  const isInStock = children.some((child) => judgeStock(child).status === 'ok')
  return { productId, quantity, isInStock, manageStock: children.every(({ manageStock }) => manageStock) }
}
