import type { Call } from './call.ts'

export const placeOrder = {
  name: 'placeOrder',
  method: 'POST',
  path: '/api/order',
  takesToken: true,
} as const satisfies Call

export const readOrderStatus = {
  name: 'readOrderStatus',
  method: 'GET',
  path: '/api/sync/order/:order_id',
} as const satisfies Call

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

export const setPaymentInformation = {
  name: 'setPaymentInformation',
  method: 'POST',
  path: '/api/ext/checkout/set-payment-information',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const selectPaymentMethod = {
  name: 'selectPaymentMethod',
  method: 'POST',
  path: '/api/ext/cart-extend/selected-payment-method',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const readPointsBalance = {
  name: 'readPointsBalance',
  method: 'GET',
  path: '/api/ext/rewards/balance',
  takesToken: true,
} as const satisfies Call

export const applyPoints = {
  name: 'applyPoints',
  method: 'POST',
  path: '/api/ext/rewards/apply',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call
