import type { Call } from './call.ts'

export const listStaffReviews = {
  name: 'listStaffReviews',
  method: 'GET',
  path: '/api/editor/reviews',
  queryFields: ['state', 'search', 'before'],
  role: 'service',
} as const satisfies Call

export const decideReview = {
  name: 'decideReview',
  method: 'POST',
  path: '/api/editor/reviews/:id/decision',
  role: 'service',
} as const satisfies Call

export const answerReview = {
  name: 'answerReview',
  method: 'POST',
  path: '/api/editor/reviews/:id/answer',
  role: 'service',
} as const satisfies Call

export const findStaffOrders = {
  name: 'findStaffOrders',
  method: 'GET',
  path: '/api/editor/orders',
  queryFields: ['status', 'search', 'before'],
  role: 'service',
} as const satisfies Call

export const readStaffOrder = {
  name: 'readStaffOrder',
  method: 'GET',
  path: '/api/editor/orders/:orderNumber',
  role: 'service',
} as const satisfies Call

export const shipOrder = {
  name: 'shipOrder',
  method: 'POST',
  path: '/api/editor/orders/:orderNumber/ship',
  role: 'service',
} as const satisfies Call

export const cancelOrder = {
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/editor/orders/:orderNumber/cancel',
  role: 'service',
} as const satisfies Call

export const refundOrder = {
  name: 'refundOrder',
  method: 'POST',
  path: '/api/editor/orders/:orderNumber/refund',
  role: 'service',
} as const satisfies Call
