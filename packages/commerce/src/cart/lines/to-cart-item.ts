import { type CartItemDto, toProductOption } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import type { StoredLine } from '../stored/schema.ts'

type ShownLine = Pick<StoredLine, 'id' | 'sku' | 'quantity' | 'name' | 'unitPrice' | 'type' | 'options'>

/** A line as the API family writes it. */
export function toCartItem(line: ShownLine, quoteId: string): CartItemDto {
  return {
    item_id: line.id,
    sku: line.sku,
    qty: line.quantity,
    name: line.name,
    price: toDecimal(line.unitPrice),
    product_type: line.type,
    quote_id: quoteId,
    ...(line.options && { product_option: toProductOption(line.options) }),
  }
}
