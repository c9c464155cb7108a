import type { Call } from './call.ts'

export const listStaffReviews = {
  name: 'listStaffReviews',
  method: 'GET',
  path: '/api/desk/reviews',
  queryFields: ['state', 'search', 'before'],
  right: 'reviews.read',
} as const satisfies Call

export const decideReview = {
  name: 'decideReview',
  method: 'POST',
  path: '/api/desk/reviews/:id/decision',
  right: 'reviews.publish',
} as const satisfies Call

export const answerReview = {
  name: 'answerReview',
  method: 'POST',
  path: '/api/desk/reviews/:id/answer',
  right: 'reviews.answer',
} as const satisfies Call

export const findStaffOrders = {
  name: 'findStaffOrders',
  method: 'GET',
  path: '/api/desk/orders',
  queryFields: ['status', 'search', 'before'],
  right: 'orders.read',
} as const satisfies Call

export const readStaffOrder = {
  name: 'readStaffOrder',
  method: 'GET',
  path: '/api/desk/orders/:orderNumber',
  right: 'orders.read',
} as const satisfies Call

export const shipOrder = {
  name: 'shipOrder',
  method: 'POST',
  path: '/api/desk/orders/:orderNumber/ship',
  right: 'orders.ship',
} as const satisfies Call

export const cancelOrder = {
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/desk/orders/:orderNumber/cancel',
  right: 'orders.cancel',
} as const satisfies Call

export const refundOrder = {
  name: 'refundOrder',
  method: 'POST',
  path: '/api/desk/orders/:orderNumber/refund',
  right: 'orders.refund',
} as const satisfies Call
