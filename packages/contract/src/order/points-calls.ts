import { z } from 'zod'
import * as calls from '../calls/points.ts'
import { cartMessages, cartQuery, changeMessages, changeRefusals } from '../cart/cart-query.ts'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../page-query.ts'

export const readPointsBalance = endpoint(calls.readPointsBalance, {
  summary: "The points on the customer's loyalty card and what they are worth",
  result: z.object({
    cardNumber: z.string().describe('An EAN-13; a customer without a card gets one with the first look at it'),
    balance: z.int().describe('Below 0 when points of purchases were spent that came back'),
    worth: z.number(),
    currency: z.string(),
    pointsPerEuro: z.int(),
  }),
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401 },
  messages: { 'not-signed-in': cartMessages['not-signed-in'] },
})

export const readPointsHistory = endpoint(calls.readPointsHistory, {
  summary:
    'A page of what was given to and taken from the loyalty card, the latest first, and which points expire next',
  query: pageQuery,
  result: z.object({
    balance: z.int(),
    expiring: z.object({ points: z.int(), at: z.string() }).nullable().describe('Null when nothing is left'),
    items: z.array(
      z.object({
        points: z.int(),
        reason: z.enum(['earned', 'spent', 'given-back', 'revoked', 'spent-again', 'expired']),
        order_number: z.string().nullable(),
        at: z.string(),
      }),
    ),
    total_count: z.int(),
  }),
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401 },
  messages: { 'not-signed-in': cartMessages['not-signed-in'] },
})

export const applyPoints = endpoint(calls.applyPoints, {
  summary: 'Pays a part of the cart with points, in the place of those it had; 0 takes them off',
  query: cartQuery,
  body: z.object({ points: z.int() }),
  result: z.object({
    points: z.int().describe('As many as the cart takes now'),
    amount: z.number(),
    balance: z.int().describe('All that are on the card'),
  }),
  refusals: {
    ...changeRefusals,
    'points-invalid': 400,
    'not-enough-points': { status: 409, details: z.object({ balance: z.int() }) },
    'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) },
  },
  messages: {
    ...changeMessages,
    'points-invalid': 'Please enter a number of points.',
    'not-enough-points': 'There are not enough points.',
    'too-many-attempts': 'Too many attempts. Please try again later.',
  },
})
