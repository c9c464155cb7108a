import type { Call } from './call.ts'

export const applyGiftCard = {
  name: 'applyGiftCard',
  method: 'POST',
  path: '/api/ext/gift-card/apply',
  takesToken: true,
} as const satisfies Call

export const removeGiftCard = {
  name: 'removeGiftCard',
  method: 'POST',
  path: '/api/ext/gift-card/remove',
  takesToken: true,
} as const satisfies Call

export const checkGiftCard = {
  name: 'checkGiftCard',
  method: 'POST',
  path: '/api/ext/gift-card/check',
} as const satisfies Call

export const applyCoupon = {
  name: 'applyCoupon',
  method: 'POST',
  path: '/api/cart/apply-coupon',
  queryFields: ['cartId', 'coupon'],
  takesToken: true,
} as const satisfies Call

export const deleteCoupon = {
  name: 'deleteCoupon',
  method: 'POST',
  path: '/api/cart/delete-coupon',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const readCoupon = {
  name: 'readCoupon',
  method: 'GET',
  path: '/api/cart/coupon',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const createCart = {
  name: 'createCart',
  method: 'POST',
  path: '/api/cart/create',
  queryFields: ['guestCartId'],
  takesToken: true,
  hasMeta: true,
} as const satisfies Call

export const pullCart = {
  name: 'pullCart',
  method: 'GET',
  path: '/api/cart/pull',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const updateCartItem = {
  name: 'updateCartItem',
  method: 'POST',
  path: '/api/cart/update',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const deleteCartItem = {
  name: 'deleteCartItem',
  method: 'POST',
  path: '/api/cart/delete',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const listShippingMethods = {
  name: 'listShippingMethods',
  method: 'POST',
  path: '/api/cart/shipping-methods',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const listPaymentMethods = {
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/api/cart/payment-methods',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const setShippingInformation = {
  name: 'setShippingInformation',
  method: 'POST',
  path: '/api/cart/shipping-information',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const readCartTotals = {
  name: 'readCartTotals',
  method: 'GET',
  path: '/api/cart/totals',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call

export const collectCartTotals = {
  name: 'collectCartTotals',
  method: 'POST',
  path: '/api/cart/collect-totals',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call
