import type { OrderAddress } from '@vonk/domain/orders'
import { z } from 'zod'

/** Clients leave out, empty or null what a shopper has not filled in. */
const text = (maximum: number) =>
  z
    .union([z.string().max(maximum), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? '' : String(value)))

const LETTER = /\p{L}/u
const name = z.string().min(1).max(255).regex(LETTER, 'should have a letter')

/** An address of an order as the API family checks it. */
export const orderAddressSchema = z
  .object({
    region: text(255),
    region_id: z
      .number()
      .nullish()
      .transform((id) => id || null),
    region_code: text(32),
    country_id: z.string().max(2).nullish(),
    countryId: z.string().max(2).nullish(),
    street: z
      .array(text(255))
      .min(1)
      .max(6)
      .describe('Street, number and, where there is one, what comes after the number'),
    company: text(255),
    telephone: text(64),
    postcode: z.string().min(3).max(32),
    city: name,
    firstname: name,
    lastname: name,
    email: text(254),
    vat_id: text(64),
  })
  .meta({ id: 'OrderAddress' })

export type OrderAddressInput = z.output<typeof orderAddressSchema>

const STREET_AND_NUMBER = /^(?<street>.*\S)\s+(?<number>\d+)\s*(?<affix>[^\s\d].*)?$/u

type StreetLines = { readonly street: string; readonly number: string; readonly affix: string }

/** The lines of a street taken apart. Where the number stands in the line of the street it is taken from there. */
export function splitStreet([street = '', number = '', ...rest]: readonly string[]): StreetLines {
  const inOne = number.trim() === '' ? STREET_AND_NUMBER.exec(street.trim())?.groups : undefined
  return {
    street: inOne?.['street'] ?? street,
    number: inOne?.['number'] ?? number,
    affix: inOne?.['affix'] ?? rest.filter((line) => line.trim() !== '').join(' '),
  }
}

/** The same in the words of the shop. */
export function toOrderAddress(address: OrderAddressInput): OrderAddress {
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    ...splitStreet(address.street),
    postcode: address.postcode,
    city: address.city,
    countryId: (address.country_id || address.countryId || '').toUpperCase(),
    phone: address.telephone,
    region: address.region,
    regionId: address.region_id,
    company: address.company,
    taxId: address.vat_id,
  }
}
