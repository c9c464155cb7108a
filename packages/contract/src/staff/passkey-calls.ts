import { z } from 'zod'
import * as calls from '../calls/staff.ts'
import { endpoint } from '../endpoint.ts'
import { plainText } from '../plain-text.ts'
import { creationOptions, newCredential, requestOptions } from '../webauthn.ts'
import { staffRefusals } from './staff-calls.ts'

const cacheControl = 'no-store'
const moment = z.iso.datetime()
const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const
const messages = {
  'too-many-attempts': 'Too many attempts. Please try again later.',
  'host-unknown': 'Passkeys are used at an address of the shop.',
} as const

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  host: z.string().describe('Where it can be used'),
  createdAt: moment,
  usedAt: moment.nullable().describe('The last log-in with it'),
})
export type StaffPasskey = Readonly<z.output<typeof passkeySchema>>

export const beginStaffLogIn = endpoint(calls.beginStaffLogIn, {
  summary: 'What a browser needs to sign with a passkey at the log-in; good for five minutes and for one use',
  result: requestOptions,
  refusals: { 'role-refused': 403, 'host-unknown': 400, 'too-many-attempts': tooMany },
  messages,
  cacheControl,
})

export const listStaffPasskeys = endpoint(calls.listStaffPasskeys, {
  summary: 'The passkeys of who calls, the oldest first',
  result: z.object({ passkeys: z.array(passkeySchema) }),
  refusals: staffRefusals,
  cacheControl,
})

export const beginStaffPasskey = endpoint(calls.beginStaffPasskey, {
  summary: 'What a browser needs to make a passkey; good for five minutes and for one use',
  result: creationOptions,
  refusals: { ...staffRefusals, 'host-unknown': 400, 'passkeys-full': 409, 'too-many-attempts': tooMany },
  messages,
  cacheControl,
})

export const addStaffPasskey = endpoint(calls.addStaffPasskey, {
  summary: 'Keeps a passkey that a browser has made',
  body: z.object({ name: plainText(60).trim().min(1).describe('What its owner calls it'), credential: newCredential }),
  result: passkeySchema,
  refusals: {
    ...staffRefusals,
    'host-unknown': 400,
    'passkey-challenge-invalid': 400,
    'passkey-invalid': 400,
    'passkeys-full': 409,
  },
  messages: { 'host-unknown': messages['host-unknown'] },
  cacheControl,
})

export const removeStaffPasskey = endpoint(calls.removeStaffPasskey, {
  summary: 'Removes a passkey of who calls: nobody logs in with it any more',
  params: z.object({ passkeyId: z.uuid() }),
  result: z.literal(true),
  refusals: { ...staffRefusals, 'passkey-not-found': 404 },
  cacheControl,
})
