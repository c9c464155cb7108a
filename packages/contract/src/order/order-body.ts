import { z } from 'zod'
import { productOptionSchema } from '../cart/product-option.ts'
import { orderAddressSchema } from './order-address.ts'

/** More lines than anybody can order, so that who orders too much is told so and not how long a list may be. */
const MOST_LINES = 500
const MOST_FACTS = 20
const LONGEST_FACT = 500

const price = z.number().min(0).max(1_000_000)

/** A product as the shopper saw it when they agreed; what it costs is decided by the shop. */
const orderedProduct = z
  .object({
    sku: z.string().min(1).max(64),
    qty: z.int().min(1),
    price: price.describe('Of one piece, without tax'),
    price_incl_tax: price.nullish(),
    parentSku: z.string().max(64).nullish(),
    product_option: productOptionSchema.nullish(),
    totals: z
      .looseObject({ qty: z.number().nullish(), price_incl_tax: price.nullish() })
      .nullish()
      .describe('Of the line, as the shop gave them last'),
  })
  .meta({ id: 'OrderedProduct' })

/** Facts by name; what is no text is kept as JSON. */
const facts = z
  .union([z.record(z.string().max(64), z.unknown()), z.array(z.never()).max(0)])
  .nullish()
  .transform((given) => Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined))
  .refine((entries) => entries.length <= MOST_FACTS, `should have at most ${MOST_FACTS} fields`)
  .transform((entries) => entries.map(([key, value]) => [key, asText(value)] as const))
  .refine((entries) => entries.every(([, value]) => value.length <= LONGEST_FACT), 'should have short fields only')
  .transform((entries): Readonly<Record<string, string>> => Object.fromEntries(entries))

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const code = z
  .string()
  .max(64)
  .nullish()
  .transform((given) => given || null)

const addressInformation = z.object({
  billingAddress: orderAddressSchema,
  shippingAddress: orderAddressSchema.nullish().describe('Absent when there is nothing to deliver'),
  shipping_method_code: code,
  shipping_carrier_code: code,
  payment_method_code: code,
  payment_method_additional: facts,
  shippingExtraFields: facts,
})

const moment = z.iso.datetime({ offset: true }).nullish()

const orderFields = {
  order_id: z
    .string()
    .regex(/^[\w.:-]{8,64}$/, 'should be an id of 8 to 64 letters, digits, dashes')
    .nullish()
    .describe('Made on the device: an order sent twice under its id is one order'),
  created_at: moment,
  updated_at: moment,
  transmited: z.boolean().nullish(),
  transmited_at: moment,
  status: z.string().max(64).nullish(),
  state: z.string().max(64).nullish(),
  user_id: z.string().max(64).nullish(),
  cart_id: z.string().max(64),
  store_code: z.string().max(64).nullish(),
  store_id: z.union([z.number(), z.string().max(16)]).nullish(),
  products: z.array(orderedProduct).min(1).max(MOST_LINES),
  addressInformation,
  grand_total: price.nullish().describe('What the shopper read above the button; another sum is refused'),
}

const orderSchema = z.strictObject(orderFields)

/** Clients that queued an order send it inside another; what stands outside counts where the order says nothing. */
const queuedSchema = z
  .strictObject({
    newOrder: z.looseObject({}),
    order_id: orderFields.order_id,
    created_at: moment,
    updated_at: moment,
    transmited: z.boolean().nullish(),
    transmited_at: moment,
  })
  .transform(({ newOrder, ...outside }) => ({ ...outside, ...newOrder }))
  .pipe(orderSchema)

export const orderBodySchema = z.union([orderSchema, queuedSchema]).meta({ id: 'OrderBody' })

export type OrderInput = z.output<typeof orderSchema>
