import { z } from 'zod'
import * as calls from '../calls/user.ts'
import { endpoint } from '../endpoint.ts'
import { proofField, proofNeeded } from './proof-calls.ts'

const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const
const messages = {
  'not-signed-in': 'User is not authorized to access the resource',
  'too-many-attempts': 'Too many attempts. Please try again later.',
} as const

export const exportAccount = endpoint(calls.exportAccount, {
  summary: 'Everything the shop keeps of the customer, as a page to read and as JSON, in a zip',
  contentType: 'application/zip',
  result: z.never(),
  cacheControl: 'private, no-store',
  refusals: { 'not-signed-in': 401, 'too-many-attempts': tooMany },
  messages,
})

export const deleteAccount = endpoint(calls.deleteAccount, {
  summary: 'Deletes the customer for good. What was sold stays for the books, without who bought it',
  body: z.object({
    password: z.string().max(200).optional().describe('Needed where there is no proof'),
    proof: proofField,
  }),
  result: z.boolean(),
  refusals: {
    'not-signed-in': 401,
    'password-incorrect': 403,
    'proof-needed': 403,
    'orders-open': 409,
    'too-many-attempts': tooMany,
  },
  messages: {
    ...messages,
    'password-incorrect': "The password doesn't match this account. Verify the password and try again.",
    'proof-needed': proofNeeded,
    'orders-open': 'An order is still on its way through the shop. Please try again when it was sent.',
  },
})
