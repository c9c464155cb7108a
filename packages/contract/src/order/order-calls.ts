import { orderStatuses } from '@vonk/domain/orders'
import { z } from 'zod'
import * as calls from '../calls/order.ts'
import { cartRefusals, changeMessages } from '../cart/cart-query.ts'
import { endpoint } from '../endpoint.ts'
import { openedPaymentSchema } from '../payment/opened-payment.ts'
import { orderBodySchema } from './order-body.ts'

const change = z.object({ was: z.number(), now: z.number() })
const wrongFields = z.object({ fields: z.record(z.string(), z.looseObject({ code: z.string() })) })
const lines = z.object({
  lines: z.array(z.object({ sku: z.string(), name: z.string(), wanted: z.int(), available: z.int() })),
})

/** Everything that can speak against an order, the cart staying as it was. */
const orderRefusals = {
  ...cartRefusals,
  'order-id-taken': 409,
  'cart-already-ordered': { status: 409, details: z.object({ orderId: z.string() }) },
  'cart-frozen': 409,
  'cart-empty': 409,
  'too-many-products': { status: 409, details: z.object({ maximum: z.int() }) },
  'products-gone': {
    status: 409,
    details: z.object({ lines: z.array(z.object({ sku: z.string(), name: z.string() })) }),
  },
  'products-unavailable': { status: 409, details: lines },
  'price-changed': {
    status: 409,
    details: z.object({
      lines: z.array(change.extend({ sku: z.string(), name: z.string() })),
      total: change.nullable(),
    }),
  },
  'email-invalid': 400,
  'shipping-address-missing': 400,
  'shipping-address-invalid': { status: 400, details: wrongFields },
  'billing-address-invalid': { status: 400, details: wrongFields },
  'country-not-served': { status: 409, details: z.object({ country: z.string() }) },
  'place-in-other-country': { status: 409, details: z.object({ country: z.string() }) },
  'shipping-method-unavailable': 409,
  'service-point-missing': 409,
  'payment-method-unavailable': 409,
  'coupon-not-valid': { status: 409, details: z.object({ coupon: z.string(), reason: z.string() }) },
  'gift-card-not-valid': { status: 409, details: z.object({ giftCards: z.array(z.string()) }) },
  'not-enough-points': { status: 409, details: z.object({ balance: z.int() }) },
  'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) },
} as const

const orderMessages = {
  ...changeMessages,
  // What older clients look for when an order has become too long to send.
  'body-too-large': 'request entity too large',
  'order-id-taken': 'Error placing an order. Another order has this id.',
  'cart-already-ordered': 'Error placing an order. This cart has been ordered.',
  'cart-empty': 'Error placing an order. The cart is empty.',
  'too-many-products': 'At most {maximum} products can be ordered at once.',
  'products-gone': 'Error while adding products. Some products are not sold any more.',
  'products-unavailable': 'Error while adding products. Some products are out of stock.',
  'price-changed': 'Error placing an order. Prices have changed since you saw them.',
  'email-invalid': 'Error while adding billing address. The email address is not valid.',
  'shipping-address-missing': 'Error while adding shipping address. A valid shipping address is required.',
  'shipping-address-invalid': 'Error while adding shipping address. A valid shipping address is required.',
  'billing-address-invalid': 'Error while adding billing address. Some fields are not valid.',
  'country-not-served': 'Error while adding shipping address. We do not deliver to {country}.',
  'place-in-other-country': 'Error while adding shipping address. The place to pick up is in {country}.',
  'shipping-method-unavailable': 'Error while adding shipping address. This way of delivery is not available.',
  'service-point-missing': 'Please select a service point or a store.',
  'payment-method-unavailable': 'Error placing an order. This payment method is not available.',
  'coupon-not-valid': "The coupon code isn't valid. Verify the code and try again.",
  'gift-card-not-valid': 'Error placing an order. A gift card on the cart can no longer be used.',
  'not-enough-points': 'There are not enough points.',
  'too-many-attempts': 'Too many attempts. Please try again later.',
} as const

/** A vector of forty products with all their fields has some 200 kB. */
const LARGEST_ORDER = 1_048_576

export const placeOrder = endpoint(calls.placeOrder, {
  summary: 'Makes an order of a cart. The same order handed in again is answered again and is still one order',
  body: orderBodySchema,
  bodyLimit: LARGEST_ORDER,
  isFaultList: true,
  result: z.object({
    orderNumber: z.string(),
    backendOrderId: z.string(),
    magentoOrderId: z.string(),
    transferedAt: z.string(),
    payment: openedPaymentSchema.nullable().describe('Null when nothing is left to pay'),
  }),
  refusals: orderRefusals,
  messages: orderMessages,
})

export const readOrderStatus = endpoint(calls.readOrderStatus, {
  summary: 'Whether an order has arrived, by the id its device gave it; null when nothing is known of it',
  params: z.object({ order_id: z.string().min(1).max(64) }),
  result: z
    .object({
      platform_order_id: z.string(),
      transmited: z.boolean(),
      transmited_at: z.string(),
      platform: z.string(),
      order: z.null(),
      orderNumber: z.string(),
      status: z.enum(orderStatuses),
      paymentId: z.string().nullable().describe('Of the latest attempt to pay it; null when nothing was due'),
    })
    .nullable(),
  cacheControl: 'no-store',
  refusals: {},
})
