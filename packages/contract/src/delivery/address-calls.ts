import { z } from 'zod'
import * as calls from '../calls/delivery.ts'
import { endpoint } from '../endpoint.ts'
import { tooManyAsked, typed } from './typed-address.ts'

const foundAddressSchema = z
  .object({
    countryCode: z.string().length(2),
    postalCode: z.string().describe('As the post writes it'),
    street: z.string(),
    streetNumber: z.string().describe('As it was asked for, like the premise'),
    premise: z.string(),
    settlement: z.string(),
    province: z.string().describe('Empty where it is not known'),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
  })
  .meta({ id: 'FoundAddress' })

export const lookUpAddress = endpoint(calls.lookUpAddress, {
  summary: 'The street and town of a postcode and a house number; in Belgium and Germany the street is asked for, too',
  query: z.object({ ...typed, premise: z.string().max(40).default(''), street: z.string().max(255).default('') }),
  result: foundAddressSchema,
  refusals: {
    'country-not-looked-up': 400,
    'lookup-incomplete': {
      status: 400,
      details: z.object({ missing: z.array(z.enum(['postalCode', 'streetNumber', 'street'])) }),
    },
    'address-not-found': 404,
    'lookup-unavailable': 503,
    ...tooManyAsked.refusals,
  },
  messages: {
    'country-not-looked-up': 'Addresses of this country cannot be looked up.',
    'lookup-incomplete': 'Some fields are needed to look up an address: {missing}.',
    'address-not-found': 'This address was not found.',
    'lookup-unavailable': 'Addresses cannot be looked up right now.',
    ...tooManyAsked.messages,
  },
})
