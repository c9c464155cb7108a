import { z } from 'zod'
import * as calls from '../calls/service.ts'
import { fitSchema } from '../catalogue/other-documents.ts'
import { endpoint } from '../endpoint.ts'
import { staffRefusals } from '../staff/index.ts'

const cacheControl = 'no-store'
const moment = z.iso.datetime()
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

const state = z.enum(['pending', 'published', 'refused'])
export type ReviewState = z.output<typeof state>

const reviewSchema = z.object({
  id: z.int(),
  storeCode: z.string(),
  language: z.string(),
  productId: z.int(),
  sku: z.string(),
  product: z
    .object({ name: z.string(), image: z.string().nullable() })
    .nullable()
    .describe('As its view has it; null where it is gone'),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  rating: z.int().nullable(),
  fit: fitSchema.nullable(),
  childHeight: z.int().nullable(),
  state,
  createdAt: moment,
  decidedBy: z.string().nullable().describe('The address of who published or refused it last'),
  decidedAt: moment.nullable(),
  answer: z.string().nullable().describe('What the shop says to it, for everybody to read'),
  answeredBy: z.string().nullable(),
  answeredAt: moment.nullable(),
})
export type StaffReview = Readonly<z.output<typeof reviewSchema>>

const found = { ...staffRefusals, 'review-not-found': 404 } as const

export const listStaffReviews = endpoint(calls.listStaffReviews, {
  summary: 'Reviews of a state, the newest first, fifty at a time',
  query: z.object({
    state: state.default('pending'),
    search: z.string().max(200).default('').describe('Words in its text, its writer’s name or the SKU, all of them'),
    before: z.coerce.number().int().positive().max(2_147_483_647).optional().describe('The review to go on after'),
  }),
  result: z.object({
    reviews: z.array(reviewSchema),
    total: z.int().describe('All of that state with these words'),
    hasMore: z.boolean(),
  }),
  refusals: staffRefusals,
  cacheControl,
})

export const decideReview = endpoint(calls.decideReview, {
  summary: 'Publishes a review, refuses it, or puts it back to those that wait',
  params,
  body: z.object({ state }),
  result: reviewSchema,
  refusals: found,
  cacheControl,
})

export const answerReview = endpoint(calls.answerReview, {
  summary: 'Says something to a review in the name of the shop; without a word, what was said is taken back',
  params,
  body: z.object({
    text: z.string().max(2_000),
    answeredAt: moment.nullable().describe('Of the answer that was read: a newer one is not overwritten'),
  }),
  result: reviewSchema,
  refusals: { ...found, 'review-changed': 409 },
  messages: { 'review-changed': 'Somebody else has answered this review.' },
  cacheControl,
})
