import { z } from 'zod'
import * as calls from '../calls/wishlist.ts'
import { endpoint } from '../endpoint.ts'

const skus = z.array(z.string().min(1).max(64)).min(1).max(200)
const refusals = { 'not-signed-in': 401 } as const
const messages = { 'not-signed-in': 'User is not authorized to access the resource' } as const

const wishSchema = z
  .object({
    sku: z.string(),
    name: z.string(),
    image: z.string(),
    url: z.string().describe('Its page inside the store view'),
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
  body: z.object({ skus }),
  result: z.boolean(),
  refusals: { ...refusals, 'wishlist-full': 409 },
  messages: { ...messages, 'wishlist-full': 'There is no room for more on the wishlist.' },
})

export const removeFromWishlist = endpoint(calls.removeFromWishlist, {
  summary: 'Takes products off the wishlist',
  body: z.object({ skus }),
  result: z.boolean(),
  refusals,
  messages,
})
