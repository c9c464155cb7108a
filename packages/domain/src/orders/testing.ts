import { aCheckout } from '../checkout/testing.ts'
import { draftOrder, type OrderDraft } from './draft-order.ts'

type Line = { readonly sku: string; readonly quantity: number }

export function aDraft(overrides: Partial<OrderDraft<Line>> = {}): OrderDraft<Line> {
  const source = {
    orderId: 'order-1',
    createdAt: 1_000,
    cartId: 'cart-1',
    customerId: null,
    storeCode: 'nl',
    lines: [{ sku: 'JACKET-104', quantity: 1 }],
  }
  return { ...draftOrder(source, aCheckout(), { isVirtual: false }), ...overrides }
}
