import { z } from 'zod'
import * as calls from '../calls/back-office.ts'
import { endpoint } from '../endpoint.ts'

const sku = z.string().min(1).max(64)
const amount = z.number().min(0).max(1_000_000).multipleOf(0.01)
const date = z.string().max(40).nullable().default(null).describe('2026-11-30 or 2026-11-30 18:00; null leaves it open')
const counts = { changed: z.int(), unchanged: z.int(), refused: z.int() }

/** What every one of these calls may refuse as a whole; a row that is refused is in the result. */
const common = {
  cacheControl: 'no-store',
  refusals: { 'key-refused': 401, 'batch-running': 409, 'idempotency-key-reused': 422 },
  messages: {
    'key-refused': 'This call needs the key of a back office: Authorization: Bearer …',
    'batch-running': 'The batch with this idempotency key is still at work.',
    'idempotency-key-reused': 'Another batch was sent with this idempotency key.',
  },
} as const

const rowResult = z
  .object({
    sku: z.string(),
    result: z.enum(['changed', 'unchanged', 'refused']),
    refusal: z.object({ code: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'BackOfficeRow' })

const batchResult = z.object({ ...counts, rows: z.array(rowResult).describe('In the order of the batch') })

export const setStock = endpoint(calls.setStock, {
  summary:
    'Sets how many pieces there are, in the warehouse or on the shelves of a shop; rows that are refused keep no other out',
  body: z.object({
    rows: z
      .array(
        z.object({
          sku,
          quantity: z.int().min(0).max(999_999_999).nullable().describe('null: not counted, can always be sold'),
          location: z
            .string()
            .min(1)
            .max(64)
            .optional()
            .describe('The id of a physical shop; the warehouse when absent'),
        }),
      )
      .min(1)
      .max(500),
  }),
  result: batchResult,
  bodyLimit: 262_144,
  ...common,
})

export const setPrices = endpoint(calls.setPrices, {
  summary: 'Sets prices of products, with all their variants, or of single variants, in every store view or in one',
  body: z.object({
    rows: z
      .array(
        z.object({
          sku,
          price: amount.optional().describe('What is absent stays as it is'),
          special: z
            .object({ price: amount, from: date, to: date })
            .nullable()
            .optional()
            .describe('null takes the special price away'),
          store: z.string().max(64).optional().describe('The code of a store view; all that sell it when absent'),
        }),
      )
      .min(1)
      .max(500),
  }),
  result: batchResult,
  bodyLimit: 262_144,
  ...common,
})

export const putProducts = endpoint(calls.putProducts, {
  summary:
    'Adds or replaces products of a store view with their stock, as the command import takes them; nothing is removed',
  body: z.object({
    store: z.string().min(1).max(64).describe('The code of a store view'),
    documents: z.array(z.looseObject({})).min(1).max(200),
  }),
  result: z.object({
    added: z.int(),
    ...counts,
    refusedRows: z.array(
      z.object({ row: z.int().describe('Its place in the batch, from 0'), name: z.string(), reason: z.string() }),
    ),
    remarks: z.array(z.object({ text: z.string(), count: z.int(), first: z.string() })),
  }),
  bodyLimit: 2_097_152,
  ...common,
  refusals: { ...common.refusals, 'store-unknown': 404 },
  messages: { ...common.messages, 'store-unknown': 'There is no such store view.' },
})
