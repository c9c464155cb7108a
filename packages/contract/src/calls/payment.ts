import type { Call } from './call.ts'

export const readPayment = {
  name: 'readPayment',
  method: 'GET',
  path: '/api/ext/payments/:id',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const receiveWebhook = {
  name: 'receiveWebhook',
  method: 'POST',
  path: '/api/ext/payments/webhook/:provider',
} as const satisfies Call
