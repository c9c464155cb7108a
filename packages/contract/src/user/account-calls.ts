import { z } from 'zod'
import * as calls from '../calls/user.ts'
import { endpoint } from '../endpoint.ts'
import { customerSchema } from './customer.ts'
import { profileInputSchema } from './profile-input.ts'
import { proofField, proofNeeded } from './proof-calls.ts'

const password = z.string().max(200)
const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const

/** Clients of these calls show `errorMessage`. */
const said = (code: number, errorMessage: string) => ({ errorMessage, code })
const tryLater = said(429, 'Too many attempts. Please try again later.')
const notSignedIn = said(401, 'User is not authorized to access the resource')
const mismatch = said(403, "The password doesn't match this account. Verify the password and try again.")
const weak = said(400, 'The password needs at least 8 characters of 3 of 4 classes: lower, upper, digits, special.')
const guessable = said(
  400,
  'This password is too easy to guess: many people use it, or it is made of your own name or address.',
)

export const updateMe = endpoint(calls.updateMe, {
  summary:
    'Changes names, mail address and addresses of the customer; what is left out stays as it is. Without password or proof another mail address is set when the link is followed that goes to the old one, and the answer shows the old one',
  body: z.object({
    customer: profileInputSchema,
    currentPassword: password
      .optional()
      .describe('Where it is given it has to be right. Without it, and without a proof, another mail address waits'),
    proof: proofField,
  }),
  isFaultList: true,
  result: customerSchema,
  refusals: {
    'not-signed-in': 401,
    'email-invalid': 400,
    'name-invalid': { status: 400, details: z.object({ field: z.enum(['firstname', 'lastname']) }) },
    'address-invalid': {
      status: 400,
      details: z.object({ index: z.int(), fields: z.record(z.string(), z.looseObject({ code: z.string() })) }),
    },
    'address-not-yours': 403,
    'password-incorrect': 403,
    'proof-needed': 403,
    'email-taken': 409,
    'too-many-attempts': tooMany,
  },
  messages: {
    'not-signed-in': notSignedIn,
    'email-invalid': said(400, 'Invalid email address.'),
    'name-invalid': said(400, 'A name needs at least two letters.'),
    'address-invalid': said(400, 'An address has missing or wrong fields.'),
    'address-not-yours': said(403, 'Provided invalid address.id or address.customer_id'),
    'password-incorrect': mismatch,
    'proof-needed': said(403, proofNeeded),
    'email-taken': said(409, 'A customer with the same email address already exists.'),
    'too-many-attempts': tryLater,
  },
})

const changing = {
  body: z.object({
    currentPassword: password.optional().describe('Needed where there is no proof'),
    newPassword: password,
    proof: proofField,
  }),
  result: z.boolean(),
  refusals: {
    'not-signed-in': 401,
    'password-incorrect': 403,
    'proof-needed': 403,
    'password-weak': 400,
    'password-guessable': 400,
    'too-many-attempts': tooMany,
  },
  messages: {
    'not-signed-in': notSignedIn,
    'password-incorrect': mismatch,
    'proof-needed': said(403, proofNeeded),
    'password-weak': weak,
    'password-guessable': guessable,
    'too-many-attempts': tryLater,
  },
} as const

export const changePassword = endpoint(calls.changePassword, {
  summary: 'Sets another password; every session of the customer ends, this one too',
  ...changing,
})

export const changePasswordByOldName = endpoint(calls.changePasswordByOldName, {
  summary: 'The same by the name that older clients know',
  ...changing,
})

export const resetPassword = endpoint(calls.resetPassword, {
  summary: 'Mails a link to set a new password, good for one hour and for one use',
  body: z.object({ email: z.string().max(300).optional() }),
  result: z.boolean(),
  refusals: {
    'email-missing': 400,
    'email-unknown': { status: 404, details: z.object({ email: z.string() }) },
    'too-many-attempts': tooMany,
  },
  messages: {
    'email-missing': 'Invalid e-mail provided!',
    'email-unknown': 'No such entity with email = {email}, websiteId = 1',
    'too-many-attempts': tryLater.errorMessage,
  },
})

export const createPassword = endpoint(calls.createPassword, {
  summary:
    'Sets a new password with the token of the mail, whose link is /reset-password#token=…&email=…; every session of the customer ends',
  body: z.object({
    email: z.string().max(300).optional(),
    newPassword: password.optional(),
    resetToken: z.string().max(128).optional(),
  }),
  result: z.boolean(),
  refusals: {
    'email-missing': 400,
    'reset-token-missing': 400,
    'password-missing': 400,
    'password-weak': 400,
    'password-guessable': 400,
    'reset-token-invalid': 400,
  },
  messages: {
    'email-missing': 'email not provided',
    'reset-token-missing': 'resetToken not provided',
    'password-missing': 'newPassword not provided',
    'password-weak': weak,
    'password-guessable': guessable,
    'reset-token-invalid': said(400, 'The password token is mismatched. Reset and try again.'),
  },
})
