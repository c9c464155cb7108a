import type { CartLine, LineMarks } from './cart-line.ts'

/** `isInStock` is null when the answer did not say. */
export type StockResult = {
  readonly sku: string
  readonly resultCode: number | string
  readonly isInStock: boolean | null
}

export type StockSync = { readonly result: StockResult; readonly settings: StockSyncSettings }

export type StockSyncSettings = { readonly allowOutOfStockInCart: boolean; readonly synchronizeCart: boolean }

/** Marks every line of the sku with the stock the server reported, or drops what ran out where it may not stay. */
export function applyStockResult<Line extends CartLine>(
  lines: readonly Line[],
  { result: { sku, resultCode, isInStock }, settings: { allowOutOfStockInCart, synchronizeCart } }: StockSync,
): readonly Line[] {
  if (resultCode === 'ENOTFOUND' || isInStock === null) return lines
  const mayStay = isInStock || allowOutOfStockInCart || synchronizeCart
  if (!mayStay) return lines.filter((line) => line.sku !== sku)
  const mark = isInStock ? inStock : soldOut
  return lines.map((line) => (line.sku === sku ? mark(line) : line))
}

function inStock<Line extends CartLine>(line: Line): Line {
  return { ...line, isInStock: true, info: { ...line.info, stock: 'in-stock' }, errors: withoutStock(line.errors) }
}

function soldOut<Line extends CartLine>(line: Line): Line {
  return { ...line, isInStock: false, info: withoutStock(line.info), errors: { ...line.errors, stock: 'out-of-stock' } }
}

function withoutStock({ stock: _stock, ...others }: LineMarks): LineMarks {
  return others
}
