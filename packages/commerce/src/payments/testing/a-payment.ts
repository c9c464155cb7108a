import { anOrderAddress } from '../../orders/testing.ts'
import type { NewPayment, PurchaseLine } from '../port.ts'

export function aPurchaseLine(overrides: Partial<PurchaseLine> = {}): PurchaseLine {
  return {
    kind: 'product',
    description: 'Jacket',
    sku: 'JACKET-104',
    quantity: 2,
    unitPrice: 2999,
    discount: 0,
    total: 5998,
    taxRate: 210_000,
    tax: 1041,
    ...overrides,
  }
}

/** Two jackets, delivered, to be paid with iDEAL. */
export function aPayment(overrides: Partial<NewPayment> = {}): NewPayment {
  const shipping = aPurchaseLine({
    kind: 'shipping',
    description: 'Delivery',
    sku: null,
    quantity: 1,
    unitPrice: 495,
    total: 495,
    tax: 86,
  })
  return {
    id: 'pay-1',
    orderNumber: '100000001',
    method: 'ideal',
    amount: 6493,
    currency: 'EUR',
    description: 'Vonk 100000001',
    returnUrl: 'http://localhost:3000/checkout-return?orderId=order-1',
    webhookUrl: 'http://127.0.0.1:3000/api/ext/payments/webhook/sandbox',
    language: 'nl',
    createdAt: new Date(),
    issuer: null,
    purchase: {
      email: 'zoe@example.com',
      billingAddress: anOrderAddress(),
      lines: [aPurchaseLine(), shipping],
    },
    ...overrides,
  }
}
