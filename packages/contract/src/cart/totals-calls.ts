import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cartMessages, cartQuery, cartRefusals, changeMessages, changeRefusals } from './cart-query.ts'
import { cartTotalsSchema } from './totals.ts'

export const readCartTotals = endpoint({
  name: 'readCartTotals',
  summary: 'What the cart costs now',
  method: 'GET',
  path: '/api/cart/totals',
  query: cartQuery,
  result: cartTotalsSchema,
  isBare: true,
  cacheControl: 'no-cache, no-store',
  refusals: cartRefusals,
  messages: cartMessages,
})

const code = z.string().max(64).nullish()

export const collectCartTotals = endpoint({
  name: 'collectCartTotals',
  summary: 'What the cart costs with these methods of delivery and payment',
  method: 'POST',
  path: '/api/cart/collect-totals',
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
