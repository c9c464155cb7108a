import type { OrderedCart, StoredOrder } from '../../device/checkout/index.ts'

/** A guest's order of one tee, placed and paid. */
export function aStoredOrder(overrides: Partial<StoredOrder> = {}): StoredOrder {
  return {
    orderId: 'order-1',
    createdAt: 1000,
    isTransmitted: true,
    fingerprint: 'f',
    cartId: 'cart-1',
    body: null,
    orderNumber: '1000001',
    placedAt: 1000,
    payment: { id: 'p1', status: 'paid', redirectUrl: null },
    refused: null,
    cart: anOrderedCart(),
    isPurchaseTold: false,
    ...overrides,
  }
}

export function anOrderedCart(overrides: Partial<OrderedCart> = {}): OrderedCart {
  return {
    lines: [
      {
        sku: 'TEE-210',
        name: 'Anker tee',
        image: '/t/e/tee.svg',
        choices: [{ label: 'Size', value: '104' }],
        quantity: 2,
        total: 3990,
      },
    ],
    segments: [
      { code: 'subtotal', title: null, value: 3990 },
      { code: 'shipping', title: null, value: 495 },
      { code: 'grand_total', title: null, value: 4485 },
    ],
    grandTotal: 4485,
    couponCode: null,
    email: 'zoe@example.nl',
    firstName: 'Zoë',
    lastName: 'Vries',
    isGuest: true,
    delivery: 'Zoë Vries, Damrak 1, 1012 LG Amsterdam',
    analytics: [],
    ...overrides,
  }
}
