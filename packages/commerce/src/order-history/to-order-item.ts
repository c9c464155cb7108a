import { type OrderDto, toProductOption } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import { percentFromRate } from '@vonk/domain/tax'
import type { StoredOrder, StoredOrderLine } from '../orders/index.ts'
import { withBase } from './with-base.ts'

type OrderItem = OrderDto['items'][number]

/** A line of an order on the wire. */
export function toOrderItem(line: StoredOrderLine, order: Pick<StoredOrder, 'entityId' | 'status'>): OrderItem {
  return {
    item_id: line.id,
    order_id: order.entityId,
    ...(line.parentId !== null && { parent_item_id: line.parentId }),
    product_id: line.productId,
    product_type: line.type,
    sku: line.sku,
    name: line.name,
    ...quantitiesOf(line, order.status),
    ...withBase({
      price: toDecimal(line.unitPriceNet),
      price_incl_tax: toDecimal(line.unitPrice),
      original_price: toDecimal(line.regularPrice),
      row_total: toDecimal(line.net),
      row_total_incl_tax: toDecimal(line.gross),
      discount_amount: toDecimal(line.discount),
      tax_amount: toDecimal(line.tax),
      // What the discount takes off the tax: clients that reckon without tax add it.
      discount_tax_compensation_amount: toDecimal(line.gross - line.net - line.tax),
    }),
    discount_percent: line.gross > 0 ? Math.round((line.discount / line.gross) * 10_000) / 100 : 0,
    tax_percent: percentFromRate(line.taxRate),
    ...(line.options && { product_option: toProductOption(line.options) }),
    extension_attributes: {
      ...(line.parentSku !== null && { parent_sku: line.parentSku }),
      details: line.details.map(({ label, value }) => ({ label, value })),
    },
  }
}

function quantitiesOf({ quantity, returned }: StoredOrderLine, status: StoredOrder['status']) {
  const isShipped = status === 'shipped' || status === 'returned'
  return {
    qty_ordered: quantity,
    qty_shipped: isShipped ? quantity : 0,
    qty_invoiced: isShipped || status === 'processing' ? quantity : 0,
    qty_canceled: status === 'canceled' ? quantity : 0,
    qty_refunded: returned,
  }
}
