import { z } from 'zod'

/** As far as a shopper has typed it; what is missing or wrong is refused by a code of its own. */
export const typed = {
  countryCode: z.string().max(2).default(''),
  postalCode: z.string().max(16).default(''),
  streetNumber: z.string().max(20).default(''),
} as const

export const tooManyAsked = {
  refusals: { 'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) } },
  messages: { 'too-many-attempts': 'Too many attempts. Please try again later.' },
} as const
