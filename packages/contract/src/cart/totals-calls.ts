import { z } from 'zod'
import * as calls from '../calls/cart.ts'
import { endpoint } from '../endpoint.ts'
import { cartMessages, cartQuery, cartRefusals, changeMessages, changeRefusals } from './cart-query.ts'
import { cartTotalsSchema } from './totals.ts'

export const readCartTotals = endpoint(calls.readCartTotals, {
  summary: 'What the cart costs now',
  query: cartQuery,
  result: cartTotalsSchema,
  cacheControl: 'no-cache, no-store',
  refusals: cartRefusals,
  messages: cartMessages,
})

const code = z.string().max(64).nullish()

export const collectCartTotals = endpoint(calls.collectCartTotals, {
  summary: 'What the cart costs with these methods of delivery and payment',
  query: cartQuery,
  body: z.object({
    methods: z
      .object({
        paymentMethod: z.object({ method: code }).nullish(),
        shippingCarrierCode: code,
        shippingMethodCode: code,
      })
      .optional(),
  }),
  result: cartTotalsSchema,
  refusals: { ...changeRefusals, 'methods-missing': 400 },
  messages: {
    ...changeMessages,
    'methods-missing': 'No shipping and payment methods element provided within the request body',
  },
})
