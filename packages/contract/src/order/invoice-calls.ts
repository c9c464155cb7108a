import { z } from 'zod'
import * as calls from '../calls/order.ts'
import { cartQuery } from '../cart/cart-query.ts'
import { endpoint } from '../endpoint.ts'

export const readInvoice = endpoint(calls.readInvoice, {
  summary: 'The invoice of an order as a PDF; a guest names the cart that was ordered, a customer is signed in',
  params: z.object({ orderId: z.string().min(1).max(64) }),
  query: cartQuery,
  contentType: 'application/pdf',
  result: z.never(),
  cacheControl: 'private, no-store',
  refusals: { 'invoice-not-found': 404 },
  messages: { 'invoice-not-found': 'No such invoice.' },
})
