import { z } from 'zod'
import * as calls from '../calls/stock-alerts.ts'
import { endpoint } from '../endpoint.ts'

const product = z.object({
  name: z.string(),
  details: z.array(z.string()).describe('Size and colour in words'),
  page: z.string().describe('The page of the product inside the view, with that size chosen'),
})

const answer = product.extend({
  state: z
    .enum(['waiting', 'unconfirmed'])
    .describe(
      '"unconfirmed": whoever reads the mails of the address has to follow a link first, unless it waits already',
    ),
})

const messages = {
  'product-not-found': 'The product could not be found.',
  'too-many-alerts': 'This address waits for enough already.',
} as const

export const askStockAlert = endpoint(calls.askStockAlert, {
  summary:
    'Asks for one mail when a size that is sold out is back. An address that is not the own one of who is logged in has to be confirmed; the answer says nothing of what is kept of it',
  body: z.object({
    sku: z.string().min(1).max(64),
    email: z.string().max(320).optional().describe('Left out: the own address of who is logged in'),
  }),
  bodyLimit: 4096,
  result: answer,
  refusals: {
    'email-missing': 400,
    'email-invalid': 400,
    'product-not-found': 404,
    'product-in-stock': 409,
    'too-many-alerts': 409,
    'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) },
  },
  messages: {
    ...messages,
    'email-missing': 'Email not provided!',
    'email-invalid': 'Invalid e-mail provided!',
    'product-in-stock': 'This product is in stock.',
    'too-many-attempts': 'Too many attempts. Please try again later.',
  },
})

export const confirmStockAlert = endpoint(calls.confirmStockAlert, {
  summary: 'Follows the link in the confirmation mail',
  body: z.object({ confirmation: z.string().max(100) }),
  bodyLimit: 4096,
  result: answer,
  refusals: {
    'link-unknown': 404,
    'link-used': 409,
    'link-expired': 410,
    'product-not-found': 404,
    'too-many-alerts': 409,
  },
  messages: {
    ...messages,
    'link-unknown': 'This link is not valid.',
    'link-used': 'This link has been used already.',
    'link-expired': 'This link is not valid any more.',
  },
})

const ownRefusals = { 'not-signed-in': 401 } as const
const ownMessages = { 'not-signed-in': 'User is not authorized to access the resource' } as const

export const listStockAlerts = endpoint(calls.listStockAlerts, {
  summary: 'What the customer has asked to be told of while logged in, the latest first',
  result: z.array(
    z.object({
      sku: z.string(),
      store_code: z.string().describe('The view it was asked for in'),
      asked_at: z.string(),
      product: product.nullable().describe('Null for what the view does not sell at the moment'),
    }),
  ),
  cacheControl: 'no-store',
  refusals: ownRefusals,
  messages: ownMessages,
})

export const endStockAlert = endpoint(calls.endStockAlert, {
  summary: 'Ends one alert that the customer has asked for; once more changes nothing',
  body: z.object({ sku: z.string().min(1).max(64) }),
  bodyLimit: 4096,
  result: z.boolean(),
  refusals: ownRefusals,
  messages: ownMessages,
})

export const leaveStockAlerts = endpoint(calls.leaveStockAlerts, {
  summary: 'Follows the link that every mail of an alert has: ends all alerts of the address',
  body: z.object({ token: z.string().max(2000) }),
  bodyLimit: 4096,
  result: z.boolean(),
  refusals: { 'link-unknown': 404 },
  messages: { 'link-unknown': 'This link is not valid.' },
})
