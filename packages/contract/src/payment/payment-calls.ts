import { z } from 'zod'
import * as calls from '../calls/payment.ts'
import { cartMessages, cartQuery } from '../cart/cart-query.ts'
import { endpoint } from '../endpoint.ts'
import { openedPaymentSchema } from './opened-payment.ts'

export const readPayment = endpoint(calls.readPayment, {
  summary: 'What became of a payment, asked at the bank while nobody knows; for the owner of the order alone',
  params: z.object({ id: z.string().min(1).max(64) }),
  query: cartQuery,
  result: openedPaymentSchema.extend({
    orderNumber: z.string(),
    method: z.string(),
    amount: z.number(),
    currency: z.string(),
  }),
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401, 'payment-not-found': 404 },
  messages: { 'not-signed-in': cartMessages['not-signed-in'], 'payment-not-found': 'No such payment.' },
})

export const receiveWebhook = endpoint(calls.receiveWebhook, {
  summary: 'A payment provider says that something has happened to a payment; what it was is asked back',
  params: z.object({ provider: z.string().min(1).max(32) }),
  takesText: true,
  body: z.object({ text: z.string() }),
  bodyLimit: 16_384,
  result: z.boolean(),
  refusals: { 'provider-unknown': 404, 'webhook-invalid': 400 },
  messages: {
    'provider-unknown': 'No such payment provider.',
    'webhook-invalid': 'This is no call of the payment provider.',
  },
})
