import { z } from 'zod'
import * as calls from '../calls/user.ts'
import { endpoint } from '../endpoint.ts'
import { queryBoolean } from '../query-fields.ts'

const refusals = { 'not-signed-in': 401 } as const
const messages = { 'not-signed-in': 'User is not authorized to access the resource' } as const

const sessionSchema = z
  .object({
    id: z.string(),
    created_at: z.string(),
    used_at: z.string().describe('When it last got a new token'),
    browser: z.string().describe('Empty where nobody knows it'),
    system: z.string().describe('Empty where nobody knows it'),
    is_current: z.boolean().describe('The one that asks'),
  })
  .meta({ id: 'Session' })

export const listSessions = endpoint(calls.listSessions, {
  summary: 'Where the customer is logged in, the latest log-in first',
  result: z.array(sessionSchema),
  cacheControl: 'no-store',
  refusals,
  messages,
})

export const endSession = endpoint(calls.endSession, {
  summary: 'Logs the customer out in one place',
  params: z.object({ sessionId: z.uuid() }),
  result: z.boolean(),
  refusals: { ...refusals, 'session-not-found': 404 },
  messages: { ...messages, 'session-not-found': 'No such session.' },
})

export const endAllSessions = endpoint(calls.endAllSessions, {
  summary: 'Logs the customer out everywhere, here too unless asked not to',
  query: z.object({ keepCurrent: queryBoolean().optional() }),
  result: z.boolean(),
  refusals,
  messages,
})
