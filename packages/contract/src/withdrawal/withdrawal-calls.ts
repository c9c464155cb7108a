import { z } from 'zod'
import * as calls from '../calls/withdrawal.ts'
import { endpoint } from '../endpoint.ts'

const outcome = z
  .enum(['canceled', 'returned'])
  .describe('`canceled`: nothing was sent yet, the money goes back; `returned`: it goes back when the parcel has come')

const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const

const refusals = {
  'order-not-found': 404,
  'already-withdrawn': { status: 409, details: z.object({ receivedAt: z.string() }) },
  'nothing-to-withdraw': 409,
  'withdrawal-period-over': 409,
  'made-for-buyer': 409,
  'too-many-attempts': tooMany,
} as const

const messages = {
  'order-not-found': 'The order could not be retrieved.',
  'already-withdrawn': 'The withdrawal from this order has been received already.',
  'nothing-to-withdraw': 'There is nothing to withdraw from: the order was canceled or returned.',
  'withdrawal-period-over': 'The period to withdraw from this order is over.',
  'made-for-buyer': 'What was made for you cannot be withdrawn from.',
  'too-many-attempts': 'Too many attempts. Please try again later.',
} as const

export const beginWithdrawal = endpoint(calls.beginWithdrawal, {
  summary:
    'The first of two steps to withdraw from an order, known by its number and mail address; changes nothing yet',
  body: z.object({ orderNumber: z.string().min(1).max(32), email: z.string().min(1).max(254) }),
  result: z.object({
    token: z.string().describe('For the second step, within the hour'),
    orderNumber: z.string(),
    placedAt: z.string(),
    outcome,
    mayChoose: z.boolean().describe('Whether some pieces may be kept; otherwise the whole order is meant'),
    lines: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        details: z.array(z.string()).describe('Size, colour, the parts of a bundle'),
        qty: z.int().describe('Pieces that have not come back yet'),
        isExempt: z.boolean().describe('Made for the buyer: it stays sold'),
      }),
    ),
  }),
  refusals,
  messages,
})

export const confirmWithdrawal = endpoint(calls.confirmWithdrawal, {
  summary: 'The second step: declares the withdrawal. When it was received is confirmed here and by mail',
  body: z.object({
    token: z.string().min(1).max(128),
    pieces: z
      .array(z.object({ line: z.int(), qty: z.int().min(1) }))
      .min(1)
      .max(100)
      .optional()
      .describe('Left out: all of the order'),
  }),
  result: z.object({ orderNumber: z.string(), receivedAt: z.string(), outcome }),
  refusals: { ...refusals, 'withdrawal-not-begun': 404, 'pieces-not-there': 409, 'only-whole-order': 409 },
  messages: {
    ...messages,
    'withdrawal-not-begun': 'Please begin the withdrawal again.',
    'pieces-not-there': 'The order does not have these pieces any more.',
    'only-whole-order': 'One can only withdraw from the whole of this order.',
  },
})
