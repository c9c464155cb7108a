import { z } from 'zod'
import * as calls from '../calls/order.ts'
import { cartQuery, changeMessages, changeRefusals } from '../cart/cart-query.ts'
import { cartTotalsSchema } from '../cart/totals.ts'
import { endpoint } from '../endpoint.ts'

/** What a method wants to know beside its code, as text, list or object: each bank's page asks it again. */
const additionalData = z
  .union([z.string().max(2_000), z.array(z.string().max(500)).max(20), z.record(z.string(), z.unknown())])
  .nullish()

const chosenMethod = z.object({ method: z.string().min(1).max(64), additional_data: additionalData })

const choiceRefusals = { ...changeRefusals, 'payment-method-unavailable': 409 } as const
const choiceMessages = {
  ...changeMessages,
  'payment-method-unavailable': 'This payment method is not available.',
} as const

export const setPaymentInformation = endpoint(calls.setPaymentInformation, {
  summary: 'How the cart is going to be paid; answers what it then costs',
  query: cartQuery,
  body: z.object({
    email: z.string().max(254).nullish(),
    paymentMethod: chosenMethod,
    billingAddress: z.looseObject({}).nullish(),
  }),
  result: cartTotalsSchema,
  refusals: choiceRefusals,
  messages: choiceMessages,
})

export const selectPaymentMethod = endpoint(calls.selectPaymentMethod, {
  summary: 'The payment method the shopper has selected',
  query: cartQuery,
  body: z.object({ method: chosenMethod }),
  result: z.boolean(),
  refusals: choiceRefusals,
  messages: choiceMessages,
})
