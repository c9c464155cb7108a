import type { StockItem } from './stock-item.ts'

export function aStockItem(overrides: Partial<StockItem> = {}): StockItem {
  return { productId: 1, quantity: 10, isInStock: true, manageStock: true, ...overrides }
}
