import { z } from 'zod'

/** Every call about a cart names it; the token travels in the header or the query. */
export const cartQuery = z.object({ cartId: z.string().max(64).optional() })

/** Who asks, or for what, decides before anything else does. */
export const cartRefusals = { 'not-signed-in': 401, 'cart-not-found': 404 } as const

/** What speaks against changing a cart at all. */
export const changeRefusals = { ...cartRefusals, 'cart-frozen': 409, 'cart-already-ordered': 409 } as const

export const cartMessages = {
  'not-signed-in': 'User is not authorized to access the resource',
  'cart-not-found': 'No such cart.',
} as const

export const changeMessages = {
  ...cartMessages,
  'cart-frozen': 'A payment for this cart is open. Finish or cancel it first.',
  'cart-already-ordered': 'This cart has been ordered.',
} as const
