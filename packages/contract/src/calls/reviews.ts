import type { Call } from './call.ts'

export const readReviewWidget = {
  name: 'readReviewWidget',
  method: 'GET',
  path: '/api/ext/reviews/widget',
  queryFields: ['hash'],
} as const satisfies Call

export const createReview = {
  name: 'createReview',
  method: 'POST',
  path: '/api/review/create',
  takesToken: true,
} as const satisfies Call
