import { z } from 'zod'
import * as calls from '../calls/cart.ts'
import { endpoint } from '../endpoint.ts'
import { cartMessages, cartQuery, cartRefusals, changeMessages, changeRefusals } from './cart-query.ts'
import { cartTotalsSchema } from './totals.ts'

/** Clients leave out, empty or null what a shopper has not typed yet. */
const text = z
  .union([z.string().max(300), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))
const streets = z
  .union([z.array(text).max(6), text.transform((street) => [street])])
  .nullish()
  .transform((lines) => lines ?? [])

const estimateAddress = z.object({
  region: text,
  region_id: z.union([z.int(), z.string().max(16)]).nullish(),
  country_id: text,
  street: streets,
  postcode: text,
  city: text,
  region_code: text,
})

const missingAddress = 'No address element provided within the request body'

const shippingMethodSchema = z
  .object({
    carrier_code: z.string(),
    method_code: z.string(),
    carrier_title: z.string(),
    method_title: z.string(),
    amount: z.number().describe('Without tax'),
    base_amount: z.number().describe('Without tax'),
    available: z.boolean(),
    error_message: z.string(),
    price_excl_tax: z.number(),
    price_incl_tax: z.number(),
    free_from: z.number().nullable().describe('Products worth this much are delivered for nothing; null never are'),
    offline: z.boolean().describe('The device made it up itself: false of every method the server answers'),
    choosable_offline: z.boolean().describe('Can be chosen while the server cannot be asked'),
    default: z.boolean(),
    is_server_method: z.boolean(),
    kind: z.enum(['home', 'service-point', 'store']).describe('Where it is delivered'),
  })
  .meta({ id: 'ShippingMethod' })

export const listShippingMethods = endpoint(calls.listShippingMethods, {
  summary: 'How this cart can be delivered to an address; its country is enough',
  query: cartQuery,
  body: z.object({ address: estimateAddress.optional() }),
  result: z.array(shippingMethodSchema),
  cacheControl: 'no-cache, no-store',
  refusals: { ...cartRefusals, 'address-missing': 400 },
  messages: { ...cartMessages, 'address-missing': missingAddress },
})

const creditSchema = z
  .object({
    lender: z.string(),
    due_days: z.int(),
    due_from: z.enum(['order', 'shipment', 'delivery']),
    instalments: z.int(),
    annual_rate: z.number().describe('Annual percentage rate of charge'),
    fee: z.number(),
    late_fee: z.number().describe('What paying too late costs at most'),
    terms: z.string().describe('Address of the lender’s conditions'),
  })
  .meta({ id: 'PaymentCredit' })

const paymentMethodSchema = z
  .object({
    code: z.string(),
    title: z.string(),
    default: z.boolean(),
    cost_incl_tax: z.number(),
    is_server_method: z.boolean().describe('The shop places the order and sends the shopper to pay'),
    credit: creditSchema.optional().describe('Paying so is a credit: to be shown before it is chosen'),
  })
  .meta({ id: 'PaymentMethod' })

export const listPaymentMethods = endpoint(calls.listPaymentMethods, {
  summary: 'How this cart can be paid',
  query: cartQuery,
  result: z.array(paymentMethodSchema),
  cacheControl: 'no-cache, no-store',
  refusals: cartRefusals,
  messages: cartMessages,
})

const address = z.looseObject({
  countryId: text,
  country_id: text,
  region: text,
  firstname: text,
  lastname: text,
  city: text,
  postcode: text,
  street: streets,
})

export const setShippingInformation = endpoint(calls.setShippingInformation, {
  summary: 'Where the cart goes and how; answers what it then costs',
  query: cartQuery,
  body: z.object({
    addressInformation: z
      .object({
        shippingAddress: address.optional(),
        billingAddress: address.nullish(),
        shippingCarrierCode: text,
        shippingMethodCode: text,
      })
      .optional(),
  }),
  result: z.object({ payment_methods: z.array(paymentMethodSchema), totals: cartTotalsSchema }),
  refusals: { ...changeRefusals, 'address-missing': 400 },
  messages: { ...changeMessages, 'address-missing': missingAddress },
})
