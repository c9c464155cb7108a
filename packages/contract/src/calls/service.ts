import type { Call } from './call.ts'

export const listStaffReviews = {
  name: 'listStaffReviews',
  method: 'GET',
  path: '/api/editor/reviews',
  queryFields: ['state', 'search', 'before'],
  right: 'reviews.read',
} as const satisfies Call

export const decideReview = {
  name: 'decideReview',
  method: 'POST',
  path: '/api/editor/reviews/:id/decision',
  right: 'reviews.publish',
} as const satisfies Call

export const answerReview = {
  name: 'answerReview',
  method: 'POST',
  path: '/api/editor/reviews/:id/answer',
  right: 'reviews.answer',
} as const satisfies Call

export const findStaffOrders = {
  name: 'findStaffOrders',
  method: 'GET',
  path: '/api/editor/orders',
  queryFields: ['status', 'search', 'before'],
  right: 'orders.read',
} as const satisfies Call

export const readStaffOrder = {
  name: 'readStaffOrder',
  method: 'GET',
  path: '/api/editor/orders/:orderNumber',
  right: 'orders.read',
} as const satisfies Call

export const shipOrder = {
  name: 'shipOrder',
  method: 'POST',
  path: '/api/editor/orders/:orderNumber/ship',
  right: 'orders.ship',
} as const satisfies Call

export const cancelOrder = {
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/editor/orders/:orderNumber/cancel',
  right: 'orders.cancel',
} as const satisfies Call

export const refundOrder = {
  name: 'refundOrder',
  method: 'POST',
  path: '/api/editor/orders/:orderNumber/refund',
  right: 'orders.refund',
} as const satisfies Call
