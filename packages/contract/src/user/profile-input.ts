import { z } from 'zod'
import { plainText } from '../plain-text.ts'

/** Clients leave out, empty or null what a customer has not filled in. */
const text = (maximum: number) =>
  plainText(maximum)
    .nullish()
    .transform((value) => value ?? '')

/** As a number or as text, however the client keeps it. */
const id = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/)])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : Number(value)))

const flag = z
  .union([z.boolean(), z.int(), z.enum(['', '0', '1'])])
  .nullish()
  .transform((value) => value === true || value === '1' || value === 1)

const region = z
  .union([plainText(255), z.object({ region: text(255) })])
  .nullish()
  .transform((value) => (typeof value === 'string' ? value : (value?.region ?? '')))

const addressInput = z.object({
  id: id.describe('Of an address of this customer; without one it is a new address'),
  customer_id: id,
  firstname: text(255),
  lastname: text(255),
  company: text(255),
  vat_id: text(64),
  street: z
    .array(text(255))
    .min(1)
    .max(6)
    .describe('Street, number and, where there is one, what comes after the number'),
  postcode: text(32),
  city: text(255),
  region,
  region_id: z
    .int()
    .min(0)
    .max(2_147_483_647)
    .nullish()
    .transform((value) => value || null),
  country_id: z
    .string()
    .regex(/^[a-z]{2}$/i)
    .transform((code) => code.toUpperCase()),
  telephone: text(64),
  default_shipping: flag,
  default_billing: flag,
})

const MOST_ADDRESSES = 20

/** What a customer may change; anything else in it is not looked at. */
export const profileInputSchema = z
  .object({
    email: plainText(300).optional(),
    firstname: plainText(300).optional(),
    middlename: plainText(300).nullish(),
    lastname: plainText(300).optional(),
    addresses: z
      .array(addressInput)
      .max(MOST_ADDRESSES)
      .nullish()
      .describe('All that there shall be: one that is not in it is deleted. Left out, they stay'),
  })
  .meta({ id: 'ProfileInput' })

export type ProfileInput = z.output<typeof profileInputSchema>
