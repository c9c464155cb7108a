import { z } from 'zod'
import * as calls from '../calls/user.ts'
import { endpoint } from '../endpoint.ts'
import { usedCredential } from '../webauthn.ts'

const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const
const notSignedIn = { 'not-signed-in': 'User is not authorized to access the resource' } as const
const tryLater = { 'too-many-attempts': 'Too many attempts. Please try again later.' } as const

/** What calls take that change how an account is entered. */
export const proofField = z
  .string()
  .max(200)
  .optional()
  .describe('Of `POST /api/ext/account/proof`, for this session and not older than ten minutes')

export const proofNeeded = 'Please prove first that this account is yours.'

export const proveOwner = endpoint(calls.proveOwner, {
  summary:
    "Proves anew that the account is the customer's own, by one of three things; the proof is good for ten minutes",
  body: z
    .object({
      password: z.string().max(200).optional(),
      credential: usedCredential
        .optional()
        .describe('Signed for what `POST /api/ext/passkey-login/begin` has answered'),
      link: z.string().max(200).optional().describe('Of the mail that `POST /api/ext/account/proof/mail` sends'),
    })
    .refine((given) => Object.values(given).filter((one) => one !== undefined).length === 1, 'Give one of the three'),
  result: z.object({ proof: z.string(), valid_until: z.string() }),
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401, 'password-incorrect': 403, 'proof-refused': 403, 'too-many-attempts': tooMany },
  messages: {
    ...{ ...notSignedIn, ...tryLater },
    'password-incorrect': "The password doesn't match this account. Verify the password and try again.",
    'proof-refused': 'This passkey or link does not open this account, or not any more.',
  },
})

export const mailProofLink = endpoint(calls.mailProofLink, {
  summary:
    "Mails a link to the address of the account, which proves for an hour and once that it is the customer's own",
  body: z.object({
    section: z.enum(['profile', 'security']).describe('The page of the account that the link leads to'),
  }),
  result: z.boolean(),
  refusals: { 'not-signed-in': 401, 'too-many-attempts': tooMany },
  messages: { ...notSignedIn, ...tryLater },
})

export const confirmEmail = endpoint(calls.confirmEmail, {
  summary: 'Sets the mail address that was asked for, with the token of the link that went to the old one',
  body: z.object({ confirmation: z.string().max(200) }),
  result: z.boolean(),
  refusals: { 'link-unknown': 404, 'link-used': 409, 'email-taken': 409, 'link-expired': 410 },
  messages: {
    'link-unknown': 'This link is not known.',
    'link-used': 'This link was used already.',
    'email-taken': 'A customer with the same email address already exists.',
    'link-expired': 'This link has expired, or another address was asked for since.',
  },
})
