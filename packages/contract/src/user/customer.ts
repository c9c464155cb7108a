import { z } from 'zod'
import { childSchema } from '../family/index.ts'
import { plainText } from '../plain-text.ts'

const text = plainText(300)

const addressSchema = z.object({
  id: z.int(),
  customer_id: z.int(),
  region: z.object({ region_code: z.string().nullable(), region: z.string().nullable(), region_id: z.int() }),
  region_id: z.int(),
  country_id: z.string(),
  street: z.array(z.string()),
  company: z.string().optional(),
  telephone: z.string(),
  postcode: z.string(),
  city: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  vat_id: z.string().optional(),
  default_shipping: z.literal(true).optional(),
  default_billing: z.literal(true).optional(),
})

/** A customer as the API family shows one to herself. */
export const customerSchema = z
  .object({
    id: z.int(),
    group_id: z.int(),
    default_billing: z.string().optional(),
    default_shipping: z.string().optional(),
    created_at: z.string(),
    updated_at: z.string(),
    created_in: z.string(),
    email: z.string(),
    firstname: z.string(),
    middlename: z.string().optional(),
    lastname: z.string(),
    store_id: z.int(),
    website_id: z.int(),
    addresses: z.array(addressSchema),
    disable_auto_group_change: z.int(),
    groupToken: z.string().optional(),
    extension_attributes: z.object({ children: z.array(childSchema) }),
  })
  .meta({ id: 'Customer' })

export type CustomerDto = z.output<typeof customerSchema>

/** An address with the account; the shop's own form sends none. */
export const newCustomerSchema = z.object({
  email: text,
  firstname: text,
  middlename: text.nullish(),
  lastname: text,
  addresses: z.array(z.looseObject({})).max(2).nullish(),
})
