import { z } from 'zod'
import * as calls from '../calls/invoices.ts'
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

export const readCreditNote = endpoint(calls.readCreditNote, {
  summary: 'The credit note of a refund as a PDF, by its number; for the same people as the invoice',
  params: z.object({ orderId: z.string().min(1).max(64), number: z.string().min(1).max(40) }),
  query: cartQuery,
  contentType: 'application/pdf',
  result: z.never(),
  cacheControl: 'private, no-store',
  refusals: { 'credit-note-not-found': 404 },
  messages: { 'credit-note-not-found': 'No such credit note.' },
})
