import type { Call } from './call.ts'

export const readInvoice = {
  name: 'readInvoice',
  method: 'GET',
  path: '/api/ext/orders/:orderId/invoice',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const readCreditNote = {
  name: 'readCreditNote',
  method: 'GET',
  path: '/api/ext/orders/:orderId/credit-notes/:number',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call
