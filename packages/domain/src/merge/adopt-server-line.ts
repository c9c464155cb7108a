import { type CartLine, createLine, lineChecksum } from '../cart/index.ts'
import type { Cents } from '../money/index.ts'
import type { ServerLine } from './server-line.ts'

/** The client's line once it is known to be the server's: it takes over the ids and what the server confirmed. */
export function adoptServerLine<Line extends CartLine>(line: Line, serverLine: ServerLine): Line {
  // The client's options carry labels the server does not send back.
  const options = line.options ?? serverLine.options
  return {
    ...line,
    type: serverLine.type,
    options,
    checksum: lineChecksum(options),
    // The server has the last word on the price: it knows the tiers, the group and what has changed since.
    unitPrice: serverLine.unitPrice ?? line.unitPrice,
    previousQuantity: serverLine.quantity,
    serverItemId: serverLine.itemId,
    serverCartId: serverLine.quoteId,
    itemId: serverLine.itemId,
    quoteId: serverLine.quoteId,
  }
}

/** A line of its own for what only the server had. */
export function lineFromServer(
  serverLine: ServerLine,
  product: { readonly parentSku: string | null; readonly unitPrice: Cents | null },
): CartLine {
  const { sku, type, quantity, options } = serverLine
  return adoptServerLine(createLine({ sku, type, quantity, options, ...product }), serverLine)
}
