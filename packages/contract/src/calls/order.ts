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
