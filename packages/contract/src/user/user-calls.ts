import { z } from 'zod'
import * as calls from '../calls/user.ts'
import { endpoint } from '../endpoint.ts'
import { customerSchema, newCustomerSchema } from './customer.ts'

const password = z.string().max(200)
const tooMany = { status: 429, details: z.object({ retryAfterMs: z.int() }) } as const
const tryLater = 'Too many attempts. Please try again later.'

export const createUser = endpoint(calls.createUser, {
  summary: 'Opens an account',
  body: z.object({ customer: newCustomerSchema, password }),
  isFaultList: true,
  result: customerSchema,
  refusals: {
    'email-invalid': 400,
    'name-invalid': { status: 400, details: z.object({ field: z.enum(['firstname', 'lastname']) }) },
    'password-weak': 400,
    'password-guessable': 400,
    'email-taken': 409,
    'too-many-attempts': tooMany,
  },
  messages: {
    'email-invalid': 'Invalid email address.',
    'name-invalid': 'A name needs at least two letters.',
    'password-weak': 'The password needs at least 8 characters of 3 of 4 classes: lower, upper, digits, special.',
    'password-guessable':
      'This password is too easy to guess: many people use it, or it is made of your own name or address.',
    'email-taken': 'A customer with the same email address already exists.',
    'too-many-attempts': tryLater,
  },
})

const sessionMeta = z.object({ refreshToken: z.string() })

export const loginUser = endpoint(calls.loginUser, {
  summary: 'A token for the calls of a customer, and in meta the one to get the next with',
  body: z.object({ username: z.string().max(300), password }),
  result: z.string(),
  meta: sessionMeta,
  cacheControl: 'no-store',
  refusals: { 'sign-in-incorrect': 401, 'too-many-attempts': tooMany },
  messages: {
    'sign-in-incorrect': 'The account sign-in was incorrect or your account is disabled temporarily.',
    'too-many-attempts': tryLater,
  },
})

export const refreshUser = endpoint(calls.refreshUser, {
  summary: 'A new token for a refresh token; with `rotate` a new refresh token as well',
  body: z.object({ refreshToken: z.string().max(200).optional(), rotate: z.boolean().default(false) }),
  result: z.string(),
  meta: sessionMeta,
  cacheControl: 'no-store',
  refusals: { 'refresh-token-missing': 400, 'refresh-token-invalid': 401 },
  messages: {
    'refresh-token-missing': 'No refresh token provided',
    'refresh-token-invalid': 'Error refreshing user token. User is not authorized to access the resource',
  },
})

export const logoutUser = endpoint(calls.logoutUser, {
  summary: 'Ends the session of the token; what has ended already stays so',
  result: z.boolean(),
  refusals: {},
})

export const readMe = endpoint(calls.readMe, {
  summary: 'The customer of the token, with the signed group that decides prices',
  result: customerSchema,
  cacheControl: 'no-store',
  refusals: { 'not-signed-in': 401 },
  messages: { 'not-signed-in': 'User is not authorized to access the resource' },
})
