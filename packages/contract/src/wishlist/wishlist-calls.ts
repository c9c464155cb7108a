import { z } from 'zod'
import * as calls from '../calls/wishlist.ts'
import { endpoint } from '../endpoint.ts'

const sku = z.string().min(1).max(64)
const skus = z.array(sku).min(1).max(200)
const seen = z.array(sku).max(500)
const refusals = { 'not-signed-in': 401 } as const
const messages = { 'not-signed-in': 'User is not authorized to access the resource' } as const

const wishSchema = z
  .object({
    sku: z.string(),
    name: z.string(),
    image: z.string(),
    url: z.string().describe('Its page inside the store view'),
    added_at: z.string().describe('When it was wished for, in UTC'),
    price: z
      .number()
      .nullable()
      .describe('Of then, tax included; null where it was seen in another store view or not said'),
    was_sold_out: z.boolean().describe('When the customer last looked'),
  })
  .meta({ id: 'Wish' })

export const readWishlist = endpoint(calls.readWishlist, {
  summary: 'What a customer wishes for, the longest wished for first; what the store view does not sell is left out',
  result: z.array(wishSchema),
  cacheControl: 'no-store',
  refusals,
  messages,
})

export const addToWishlist = endpoint(calls.addToWishlist, {
  summary: 'Puts products on the wishlist; what is on it already stays where it is',
  body: z.object({
    skus,
    prices: z
      .array(z.object({ sku, price: z.number().min(0).max(1_000_000) }))
      .max(200)
      .optional()
      .describe('What the customer was shown; older clients send none'),
  }),
  result: z.boolean(),
  refusals: { ...refusals, 'wishlist-full': 409 },
  messages: { ...messages, 'wishlist-full': 'There is no room for more on the wishlist.' },
})

export const noteSeenWishes = endpoint(calls.noteSeenWishes, {
  summary: 'Notes which wishes the customer has seen sold out, and which for sale again',
  body: z.object({ sold_out: seen, for_sale: seen }),
  result: z.boolean(),
  refusals,
  messages,
})

export const removeFromWishlist = endpoint(calls.removeFromWishlist, {
  summary: 'Takes products off the wishlist',
  body: z.object({ skus }),
  result: z.boolean(),
  refusals,
  messages,
})
