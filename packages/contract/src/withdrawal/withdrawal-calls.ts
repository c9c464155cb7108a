import { z } from 'zod'
import * as calls from '../calls/withdrawal.ts'
import { endpoint } from '../endpoint.ts'

const outcome = z
  .enum(['canceled', 'returned'])
  .describe('`canceled`: nothing was sent yet, the money goes back; `returned`: it goes back when the parcel has come')

const stepToken = z.string().min(1).max(2_048)
const linkToken = z.string().min(1).max(128).describe('Of the link in the mail')

export const beginWithdrawal = endpoint(calls.beginWithdrawal, {
  summary:
    'The first of two steps to withdraw from an order, named by its number and mail address; the same answer whether there is such an order or not',
  body: z.object({ orderNumber: z.string().trim().min(1).max(32), email: z.string().trim().min(1).max(254) }),
  result: z.object({ token: z.string().describe('For the second step, within the hour') }),
  refusals: { 'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) } },
  messages: { 'too-many-attempts': 'Too many attempts. Please try again later.' },
})

export const confirmWithdrawal = endpoint(calls.confirmWithdrawal, {
  summary:
    'The second step declares the withdrawal, which counts from then on. The mail address of the order gets the receipt, and the link by which it is completed; here the answer is the same whether there is such an order or not',
  body: z.object({ token: stepToken }),
  result: z.object({
    orderNumber: z.string().describe('As it was typed'),
    email: z.string().describe('As it was typed'),
    receivedAt: z.string(),
  }),
  refusals: { 'withdrawal-not-begun': 404 },
  messages: { 'withdrawal-not-begun': 'Please begin the withdrawal again.' },
})

const refusals = {
  'link-unknown': 404,
  'link-expired': 410,
  'already-withdrawn': { status: 409, details: z.object({ receivedAt: z.string() }) },
  'nothing-to-withdraw': 409,
  'withdrawal-period-over': 409,
  'made-for-buyer': 409,
} as const

const messages = {
  'link-unknown': 'This link is not valid, or no longer.',
  'link-expired': 'This link has expired.',
  'already-withdrawn': 'The withdrawal from this order has been completed already.',
  'nothing-to-withdraw': 'There is nothing to withdraw from: the order was canceled or returned.',
  'withdrawal-period-over': 'The period to withdraw from this order is over.',
  'made-for-buyer': 'What was made for you cannot be withdrawn from.',
} as const

export const openWithdrawal = endpoint(calls.openWithdrawal, {
  summary: 'What was declared, and which pieces can be meant: for who has the link of its mail. Changes nothing',
  body: z.object({ token: linkToken }),
  result: z.object({
    orderNumber: z.string(),
    placedAt: z.string(),
    receivedAt: z.string().describe('When it was declared'),
    outcome,
    kept: z
      .number()
      .describe('What gift cards of the order have been spent on: with the whole order it would not be paid back'),
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

export const completeWithdrawal = endpoint(calls.completeWithdrawal, {
  summary: 'Says which pieces are meant, once: what was not sent yet is called off and paid back',
  body: z.object({
    token: linkToken,
    pieces: z
      .array(z.object({ line: z.int(), qty: z.int().min(1) }))
      .min(1)
      .max(100)
      .optional()
      .describe('Left out: all of the order'),
  }),
  result: z.object({
    orderNumber: z.string(),
    receivedAt: z.string().describe('When it was declared'),
    outcome,
    kept: z.number().describe('What was not paid back, because gift cards had been spent on it'),
  }),
  refusals: { ...refusals, 'pieces-not-there': 409, 'only-whole-order': 409 },
  messages: {
    ...messages,
    'pieces-not-there': 'The order does not have these pieces any more.',
    'only-whole-order': 'One can only withdraw from the whole of this order.',
  },
})
