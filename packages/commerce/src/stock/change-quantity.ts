import type { StockItem } from '@vonk/domain/stock'

/** A stock item with another quantity: counted pieces that run out are out of stock, and back when pieces come back. */
export function changeQuantity(item: StockItem, quantity: number): StockItem {
  if (!item.manageStock) return { ...item, quantity }
  // An item that has pieces and is not for sale was taken out of sale by hand, and stays so.
  const isInStock = quantity > 0 && (item.isInStock || item.quantity === 0)
  return { ...item, quantity, isInStock }
}

/** Whole pieces, never fewer than none: feeds of other systems hold fractions and debts. */
export function wholePieces(quantity: number): number {
  return Math.min(Math.max(Math.floor(quantity) || 0, 0), MOST_PIECES)
}

// As large as the column.
const MOST_PIECES = 2_147_483_647
