import { z } from 'zod'
import * as calls from '../calls/cart.ts'
import { endpoint } from '../endpoint.ts'
import { cartMessages, cartQuery, cartRefusals, changeMessages, changeRefusals } from './cart-query.ts'

const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const
const notValid = "The coupon code isn't valid. Verify the code and try again."

export const applyCoupon = endpoint(calls.applyCoupon, {
  summary: 'Puts a coupon on the cart in the place of the one it had',
  query: cartQuery.extend({ coupon: z.string().max(64).optional() }),
  result: z.boolean(),
  refusals: {
    ...changeRefusals,
    'coupon-missing': 400,
    'coupon-unknown': 404,
    'coupon-not-started': 404,
    'coupon-expired': 404,
    'coupon-not-in-sample-sale': 404,
    'coupon-used-up': 404,
    'coupon-already-used': 404,
    'coupon-first-order-only': 404,
    'coupon-not-for-these-products': 404,
    'coupon-minimum-not-reached': { status: 404, details: z.object({ minimum: z.int().describe('Cents') }) },
    'too-many-attempts': tooMany,
  },
  messages: {
    ...changeMessages,
    'coupon-missing': 'No coupon code provided',
    'coupon-unknown': notValid,
    'coupon-not-started': notValid,
    'coupon-expired': notValid,
    'coupon-not-in-sample-sale': notValid,
    'coupon-used-up': notValid,
    'coupon-already-used': notValid,
    'coupon-first-order-only': notValid,
    'coupon-not-for-these-products': notValid,
    'coupon-minimum-not-reached': notValid,
    'too-many-attempts': 'Too many attempts. Please try again later.',
  },
})

export const deleteCoupon = endpoint(calls.deleteCoupon, {
  summary: 'Takes the coupon off the cart',
  query: cartQuery,
  result: z.boolean(),
  refusals: changeRefusals,
  messages: changeMessages,
})

export const readCoupon = endpoint(calls.readCoupon, {
  summary: 'The code of the coupon on the cart; an empty list when there is none',
  query: cartQuery,
  result: z.union([z.string(), z.array(z.never())]),
  cacheControl: 'no-cache, no-store',
  refusals: cartRefusals,
  messages: cartMessages,
})
