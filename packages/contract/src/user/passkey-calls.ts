import { z } from 'zod'
import * as calls from '../calls/passkeys.ts'
import { endpoint } from '../endpoint.ts'
import { plainText } from '../plain-text.ts'
import { creationOptions, newCredential, requestOptions, usedCredential } from '../webauthn.ts'
import { proofField, proofNeeded } from './proof-calls.ts'

const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const
const signedIn = { 'not-signed-in': 'User is not authorized to access the resource' } as const
const tryLater = { 'too-many-attempts': 'Too many attempts. Please try again later.' } as const
const full = { 'passkeys-full': 'There is no room for more passkeys.' } as const
const late = { 'passkey-challenge-invalid': 'That took too long. Please try again.' } as const
const notFound = { 'passkey-not-found': 'No such passkey.' } as const

const name = plainText(60).trim().min(1).describe('What its owner calls it')
const params = z.object({ passkeyId: z.uuid() })

const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    host: z.string().describe('Where it can be used'),
    created_at: z.string(),
    used_at: z.string().nullable().describe('The last log-in with it'),
  })
  .meta({ id: 'Passkey' })

export type PasskeyDto = Readonly<z.infer<typeof passkeySchema>>

export const listPasskeys = endpoint(calls.listPasskeys, {
  summary: 'The passkeys of the customer, the oldest first',
  result: z.array(passkeySchema),
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401 },
  messages: signedIn,
})

export const beginPasskey = endpoint(calls.beginPasskey, {
  summary: 'What a browser needs to make a passkey for the customer; good for five minutes and for one use',
  body: z.object({ proof: proofField }),
  result: creationOptions,
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401, 'proof-needed': 403, 'passkeys-full': 409, 'too-many-attempts': tooMany },
  messages: { ...signedIn, ...full, ...tryLater, 'proof-needed': proofNeeded },
})

export const addPasskey = endpoint(calls.addPasskey, {
  summary: 'Keeps a passkey that a browser has made; the customer is told by mail',
  body: z.object({ name, credential: newCredential }),
  result: passkeySchema,
  refusals: {
    'not-signed-in': 401,
    'passkey-challenge-invalid': 400,
    'passkey-invalid': 400,
    'passkeys-full': 409,
    'too-many-attempts': tooMany,
  },
  messages: {
    ...{ ...signedIn, ...late, ...full, ...tryLater },
    'passkey-invalid': 'This passkey cannot be taken.',
  },
})

export const renamePasskey = endpoint(calls.renamePasskey, {
  summary: 'Gives a passkey of the customer another name',
  params,
  body: z.object({ name }),
  result: passkeySchema,
  refusals: { 'not-signed-in': 401, 'passkey-not-found': 404 },
  messages: { ...signedIn, ...notFound },
})

export const removePasskey = endpoint(calls.removePasskey, {
  summary: 'Removes a passkey: nobody logs in with it any more. The customer is told by mail',
  params,
  body: z.object({ proof: proofField }),
  result: z.boolean(),
  refusals: { 'not-signed-in': 401, 'proof-needed': 403, 'passkey-not-found': 404 },
  messages: { ...signedIn, ...notFound, 'proof-needed': proofNeeded },
})

export const beginPasskeyLogin = endpoint(calls.beginPasskeyLogin, {
  summary: 'What a browser needs to log somebody in with a passkey; good for five minutes and for one use',
  result: requestOptions,
  cacheControl: 'no-store',
  refusals: { 'too-many-attempts': tooMany },
  messages: tryLater,
})

export const loginWithPasskey = endpoint(calls.loginWithPasskey, {
  summary: 'Tokens like those of a log-in with a password, for whoever holds a passkey',
  body: z.object({ credential: usedCredential }),
  result: z.string(),
  meta: z.object({ refreshToken: z.string() }),
  cacheControl: 'no-store',
  refusals: {
    'passkey-challenge-invalid': 400,
    'passkey-unknown': 401,
    'sign-in-incorrect': 401,
  },
  messages: {
    ...late,
    'passkey-unknown': 'This passkey does not belong to an account any more.',
    'sign-in-incorrect': 'The account sign-in was incorrect or your account is disabled temporarily.',
  },
})
