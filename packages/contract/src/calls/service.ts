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
