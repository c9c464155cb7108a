import type { CartLine, LineMarks } from './cart-line.ts'

/** `isInStock` is null when the answer did not say. */
export type StockResult = {
  readonly sku: string
  readonly resultCode: number | string
  readonly isInStock: boolean | null
}

export type StockSyncSettings = { readonly allowOutOfStockInCart: boolean; readonly synchronizeCart: boolean }

/** Marks every line of the sku with the stock the server reported, or drops what ran out where it may not stay. */
export function applyStockResult<Line extends CartLine>(
  lines: readonly Line[],
  { sku, resultCode, isInStock }: StockResult,
  { allowOutOfStockInCart, synchronizeCart }: StockSyncSettings,
): readonly Line[] {
  if (resultCode === 'ENOTFOUND' || isInStock === null) return lines
  if (isInStock) return marked(lines, sku, inStock)
  if (allowOutOfStockInCart || synchronizeCart) return marked(lines, sku, soldOut)
  return lines.filter((line) => line.sku !== sku)
}

function marked<Line extends CartLine>(
  lines: readonly Line[],
  sku: string,
  mark: (line: Line) => Line,
): readonly Line[] {
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
