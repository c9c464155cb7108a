import type { Cents } from '../money/index.ts'
import type { PriceSteps } from '../pricing/index.ts'
import type { ProductType } from '../products/index.ts'
import { lineChecksum, type TextHash } from './line-checksum.ts'
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
  /** Of what was chosen, as the API family makes it; empty until somebody has made it. */
  readonly checksum: string
  /** Price of one piece including tax; null while it is unknown. */
  readonly unitPrice: Cents | null
  /** What it costs by how many are bought; left out where the number makes no difference, or nobody has said. */
  readonly priceSteps?: PriceSteps | undefined
  readonly serverItemId: string | null
  /** The cart of the server that holds this line, under that id; another after a login. */
  readonly cartId: string | null
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
    checksum: '',
    serverItemId: null,
    cartId: null,
    totals: null,
    info: {},
    errors: {},
    isInStock: null,
    onlineStockCheckId: null,
  }
}

/** The line with its checksum; the hash is heavy, so that only those make it who have one at hand. */
export function withChecksum<Line extends CartLine>(line: Line, hash: TextHash): Line {
  return line.checksum === '' ? { ...line, checksum: lineChecksum(line.options, hash) } : line
}
