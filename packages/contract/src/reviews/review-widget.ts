import { z } from 'zod'
import * as calls from '../calls/reviews.ts'
import { endpoint } from '../endpoint.ts'

export const readReviewWidget = endpoint(calls.readReviewWidget, {
  summary: "What customers think of the view's brand on a scale of ten, from the reviews that are approved",
  query: z.object({ hash: z.string().min(1).max(128).describe('Names the widget; it comes back with the answer') }),
  result: z
    .object({
      averageRating: z.number().min(0).max(10).nullable().describe('Null while there are no reviews'),
      numberReviews: z.int().min(0),
      hash: z.string(),
      viewReviewUrl: z.string(),
    })
    .meta({ id: 'ReviewWidget' }),
  refusals: {},
})
