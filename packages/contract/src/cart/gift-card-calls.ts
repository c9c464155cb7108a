import { z } from 'zod'
import * as calls from '../calls/cart.ts'
import { endpoint } from '../endpoint.ts'
import { changeMessages, changeRefusals } from './cart-query.ts'

const giftCardCode = z.string().max(64).optional()
const onCart = z.object({
  quoteId: z
    .union([z.string().max(64), z.number()])
    .transform(String)
    .nullish(),
  cartId: z.string().max(64).nullish(),
  giftCardCode,
})

/** Older clients tell failure by the field `errorMessage`. */
function failure(errorMessage: string, code: number) {
  return { errorMessage, code }
}

const cardRefusals = {
  'gift-card-missing': 400,
  'gift-card-unknown': 404,
  'gift-card-expired': 409,
  'gift-card-empty': 409,
  'gift-card-already-applied': 409,
  'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) },
} as const

const cardMessages = {
  'gift-card-missing': failure('Please enter a valid giftcard.', 400),
  'gift-card-unknown': failure('Please enter a valid giftcard.', 404),
  'gift-card-expired': failure('This gift card has expired.', 409),
  'gift-card-empty': failure('There is nothing left on this gift card.', 409),
  'gift-card-already-applied': failure('This gift card is on the cart already.', 409),
  'too-many-attempts': failure('Too many attempts. Please try again later.', 429),
} as const

export const applyGiftCard = endpoint(calls.applyGiftCard, {
  summary: 'Pays a part of the cart with a gift card; several may be used',
  body: onCart,
  result: z.boolean(),
  refusals: { ...changeRefusals, ...cardRefusals },
  messages: { ...changeMessages, ...cardMessages },
})

export const removeGiftCard = endpoint(calls.removeGiftCard, {
  summary: 'Takes a gift card off the cart',
  body: onCart,
  result: z.boolean(),
  refusals: { ...changeRefusals, 'gift-card-missing': 400, 'gift-card-not-applied': 404 },
  messages: {
    ...changeMessages,
    'gift-card-missing': cardMessages['gift-card-missing'],
    'gift-card-not-applied': failure('This gift card is not on the cart.', 404),
  },
})

export const checkGiftCard = endpoint(calls.checkGiftCard, {
  summary: 'What is left on a gift card',
  body: z.object({ giftCardCode }),
  result: z.object({ balance: z.number(), currency: z.string(), expiresAt: z.string().nullable() }),
  refusals: cardRefusals,
  messages: cardMessages,
})
