import { type CartLine, createLine, lineChecksum } from '../cart/index.ts'
import type { Cents } from '../money/index.ts'
import { unitPriceAt } from '../pricing/index.ts'
import type { ServerLine } from './server-line.ts'

/** The client's line once it is known to be the server's: it takes over the ids and what the server confirmed. */
export function adoptServerLine<Line extends CartLine>(line: Line, serverLine: ServerLine): Line {
  // The client's options carry labels the server does not send back.
  const options = line.options ?? serverLine.options
  return {
    ...withSaidPrice(line, serverLine),
    type: serverLine.type,
    options,
    checksum: lineChecksum(options),
    previousQuantity: serverLine.quantity,
    serverItemId: serverLine.itemId,
    serverCartId: serverLine.quoteId,
    itemId: serverLine.itemId,
    quoteId: serverLine.quoteId,
  }
}

/** The server has the last word on the price: it knows the group and what has changed. Steps it contradicts are of no use. */
function withSaidPrice<Line extends CartLine>(line: Line, { unitPrice, quantity }: ServerLine): Line {
  if (unitPrice === null || unitPrice === undefined) return line
  const { priceSteps, ...rest } = line
  const isBorneOut = priceSteps !== undefined && unitPriceAt(priceSteps, quantity) === unitPrice
  // Without its steps it is the same kind of line: they may be left out.
  const kept = isBorneOut ? line : (rest as Line)
  return { ...kept, unitPrice: isBorneOut ? unitPriceAt(priceSteps, line.quantity) : unitPrice }
}

/** A line of its own for what only the server had. */
export function lineFromServer(
  serverLine: ServerLine,
  product: { readonly parentSku: string | null; readonly unitPrice: Cents | null },
): CartLine {
  const { sku, type, quantity, options } = serverLine
  return adoptServerLine(createLine({ sku, type, quantity, options, ...product }), serverLine)
}
