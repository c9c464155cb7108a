import type { Cents } from '../money/index.ts'
import type { PriceSteps } from '../pricing/index.ts'
import type { ProductType } from '../products/index.ts'
import { lineChecksum } from './line-checksum.ts'
import type { LineOptions } from './line-options.ts'

/** What the server said a line costs, kept to show it. */
export type PlatformLineTotals = { readonly rowTotalInclTax: Cents; readonly discount: Cents; readonly tax: Cents }

export type CartLine = {
  readonly sku: string
  readonly parentSku: string | null
  readonly type: ProductType
  readonly quantity: number
  /** The quantity the server last confirmed; 0 until it has. */
  readonly previousQuantity: number
  readonly options: LineOptions | null
  readonly checksum: string
  /** Price of one piece including tax; null while it is unknown. */
  readonly unitPrice: Cents | null
  /** What it costs by how many are bought; left out where the number makes no difference, or nobody has said. */
  readonly priceSteps?: PriceSteps
  readonly serverItemId: string | null
  readonly serverCartId: string | null
  readonly itemId: string | null
  readonly quoteId: string | null
  readonly totals: PlatformLineTotals | null
  readonly info: LineMarks
  readonly errors: LineMarks
  readonly isInStock: boolean | null
  readonly onlineStockCheckId: string | null
}

/** Codes or server texts by subject: `{ stock: 'out-of-stock' }`. */
export type LineMarks = Readonly<Record<string, string>>

export type NewLine = Pick<CartLine, 'sku' | 'parentSku' | 'type' | 'quantity' | 'options' | 'unitPrice' | 'priceSteps'>

export function createLine(line: NewLine): CartLine {
  return {
    ...line,
    previousQuantity: 0,
    checksum: lineChecksum(line.options),
    serverItemId: null,
    serverCartId: null,
    itemId: null,
    quoteId: null,
    totals: null,
    info: {},
    errors: {},
    isInStock: null,
    onlineStockCheckId: null,
  }
}
