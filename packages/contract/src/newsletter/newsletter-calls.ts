import { z } from 'zod'
import * as calls from '../calls/newsletter.ts'
import { endpoint } from '../endpoint.ts'

/** Clients may send anything; what is no address is refused with the words of the API family. */
const email = z.string().max(320).optional()
const status = z
  .enum(['subscribed', 'unconfirmed', 'unsubscribed'])
  .describe('"unconfirmed": the link in the mail has not been followed yet')

const refusals = {
  'email-missing': 400,
  'email-invalid': 400,
  'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) },
} as const
const messages = {
  'email-missing': 'Email not provided!',
  'email-invalid': 'Invalid e-mail provided!',
  'too-many-attempts': 'Too many attempts. Please try again later.',
} as const

const reading = {
  summary:
    'Whether an address is subscribed to the newsletter of the brand: for who is logged in with it; to everybody else no address is',
  query: z.object({ email }),
  result: status,
  cacheControl: 'no-store',
  refusals,
  messages,
}

const subscribing = {
  summary: 'Subscribes an address; where the view asks for it, it counts only after the link in a mail was followed',
  body: z.object({ email }),
  bodyLimit: 4096,
  result: status,
  refusals,
  messages,
}

const unsubscribing = {
  ...subscribing,
  summary:
    'Unsubscribes the address of who is logged in with it and forgets it. For everybody else it is "unconfirmed" until the link of a mail is followed, which goes out where the address is subscribed',
}

export const readNewsletterStatus = endpoint(calls.readNewsletterStatus, reading)
export const subscribeToNewsletter = endpoint(calls.subscribeToNewsletter, subscribing)
export const unsubscribeFromNewsletter = endpoint(calls.unsubscribeFromNewsletter, unsubscribing)

export const readMailchimpStatus = endpoint(calls.readMailchimpStatus, reading)
export const subscribeByMailchimp = endpoint(calls.subscribeByMailchimp, subscribing)
export const unsubscribeByMailchimp = endpoint(calls.unsubscribeByMailchimp, unsubscribing)

export const confirmNewsletter = endpoint(calls.confirmNewsletter, {
  summary: 'Follows the link in the confirmation mail',
  body: z.object({ confirmation: z.string().max(100) }),
  bodyLimit: 4096,
  result: status,
  refusals: { 'confirmation-unknown': 404, 'confirmation-expired': 410 },
  messages: {
    'confirmation-unknown': 'This link is not valid, or no longer.',
    'confirmation-expired': 'This link has expired.',
  },
})

export const leaveNewsletter = endpoint(calls.leaveNewsletter, {
  summary: 'Follows the unsubscribe link that every mail to readers has',
  body: z.object({ token: z.string().max(2000) }),
  bodyLimit: 4096,
  result: status,
  refusals: { 'link-unknown': 404 },
  messages: { 'link-unknown': 'This link is not valid.' },
})
