import { z } from 'zod'
import * as calls from '../calls/reviews.ts'
import { childHeightSchema, fitSchema } from '../catalogue/other-documents.ts'
import { endpoint } from '../endpoint.ts'

const MOST_BYTES = 32_768

const ratingSchema = z.object({ rating_name: z.string().max(64).default('Rating'), value: z.int().min(1).max(5) })

/** A whole number, or the same in digits, as forms send it; nothing else that could be taken for one. */
const productId = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/, 'Expected the number of a product')
      .transform(Number),
  ])
  .pipe(z.int().positive().max(2_147_483_647))

/** A product is judged by the first rating that is given. */
const reviewInputSchema = z.object({
  product_id: productId,
  title: z.string().trim().min(1).max(255),
  detail: z.string().trim().min(1).max(5000),
  nickname: z.string().trim().min(1).max(128),
  review_entity: z.literal('product').default('product'),
  customer_id: z.int().nullish().describe('Not believed: a review belongs to a customer only by their token'),
  ratings: z.array(ratingSchema).max(10).nullish(),
  fit: fitSchema.nullish(),
  child_height: childHeightSchema.nullish(),
})

export const createReview = endpoint(calls.createReview, {
  summary: 'Hands in a review; it becomes visible once somebody of the shop has approved it',
  body: z.object({ review: reviewInputSchema }),
  bodyLimit: MOST_BYTES,
  isFaultList: true,
  result: z
    .object({
      id: z.int().positive(),
      title: z.string(),
      detail: z.string(),
      nickname: z.string(),
      ratings: z.array(z.object({ rating_name: z.string(), value: z.int(), percent: z.int() })),
      review_entity: z.string(),
      review_type: z.int(),
      review_status: z.int(),
      created_at: z.string(),
      entity_pk_value: z.int(),
      store_code: z.string(),
      store_id: z.int().positive(),
      stores: z.array(z.int().positive()),
    })
    .meta({ id: 'CreatedReview' }),
  refusals: {
    'product-not-found': 404,
    'review-empty': 400,
    'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) },
  },
  messages: { 'too-many-attempts': 'Too many reviews at once. Please try again later.' },
})
