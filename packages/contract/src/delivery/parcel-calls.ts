import { z } from 'zod'
import * as calls from '../calls/delivery.ts'
import { cartQuery, changeMessages, changeRefusals } from '../cart/cart-query.ts'
import { endpoint } from '../endpoint.ts'
import { tooManyAsked, typed } from './typed-address.ts'

const timeOfDay = z.string().regex(/^\d\d:\d\d$/)

/** The shipping method it is delivered with. */
const methodFields = { carrier_code: z.string(), method_code: z.string() }

const placeFields = {
  id: z.string(),
  name: z.string(),
  street: z.string(),
  house_number: z.string().describe('Empty where the street has it'),
  postcode: z.string(),
  city: z.string(),
  country_id: z.string().length(2),
}

const parcelPointSchema = z
  .object({
    ...placeFields,
    ...methodFields,
    kind: z.enum(['shop', 'supermarket', 'locker']),
    lat: z.number(),
    lng: z.number(),
    distance: z.number().describe('Kilometres from the postcode'),
    opening_hours: z
      .array(z.object({ weekday: z.int().min(1).max(7), opens: timeOfDay.nullable(), closes: timeOfDay.nullable() }))
      .describe('From Monday (1) to Sunday (7); a day with a break has a row for each part, a closed day has nulls'),
  })
  .meta({ id: 'ParcelPoint' })

const timeframeSchema = z
  .object({
    ...methodFields,
    id: z.string(),
    date: z.iso.date(),
    from: timeOfDay,
    to: timeOfDay,
    option: z.enum(['daytime', 'evening', 'sunday', 'same-day']),
  })
  .meta({ id: 'Timeframe' })

const locationsUnavailable = {
  refusals: { 'locations-unavailable': 503 },
  messages: { 'locations-unavailable': 'Could not load locations. Please check the address.' },
} as const

const timeframesUnavailable = {
  refusals: { 'timeframes-unavailable': 503 },
  messages: { 'timeframes-unavailable': 'Could not load timeframes. The first available slot is used.' },
} as const

export const listParcelPoints = endpoint(calls.listParcelPoints, {
  summary: 'Where a carrier keeps a parcel until it is fetched: within 30 kilometres of a postcode, nearest first',
  query: z.object(typed),
  result: z.array(parcelPointSchema),
  cacheControl: 'no-store',
  refusals: { 'address-not-found': 404, ...locationsUnavailable.refusals, ...tooManyAsked.refusals },
  messages: {
    'address-not-found': 'Could not load locations. Please check the address.',
    ...locationsUnavailable.messages,
    ...tooManyAsked.messages,
  },
})

export const listTimeframes = endpoint(calls.listTimeframes, {
  summary: 'When an order placed now can be at the door, in order of time, each with the shipping method it belongs to',
  query: z.object(typed),
  result: z.array(timeframeSchema),
  cacheControl: 'no-store',
  refusals: { 'address-not-found': 404, ...timeframesUnavailable.refusals, ...tooManyAsked.refusals },
  messages: {
    'address-not-found': 'Could not load timeframes. The first available slot is used.',
    ...timeframesUnavailable.messages,
    ...tooManyAsked.messages,
  },
})

export const saveDelivery = endpoint(calls.saveDelivery, {
  summary: 'Remembers with the cart where it is picked up, or when it is brought; the shipping method follows',
  query: cartQuery,
  body: z.object({
    kind: z.enum(['home', 'service-point', 'store']),
    locationId: z.string().max(64).nullish().describe('The parcel point, or the shop; nothing for home delivery'),
    ...typed,
    timeframeId: z.string().max(64).nullish().describe('For home delivery; without one the first free slot is used'),
  }),
  bodyLimit: 4096,
  result: z.object({
    ...methodFields,
    kind: z.enum(['home', 'service-point', 'store']),
    location: z.object(placeFields).nullable(),
    timeframe: timeframeSchema.nullable(),
  }),
  refusals: {
    ...changeRefusals,
    'location-missing': 400,
    'location-not-found': 404,
    'timeframe-not-found': 409,
    'method-not-offered': 409,
    ...locationsUnavailable.refusals,
    ...timeframesUnavailable.refusals,
    ...tooManyAsked.refusals,
  },
  messages: {
    ...changeMessages,
    'location-missing': 'A service point or a store must be selected.',
    'location-not-found': 'Please select a service point again.',
    'timeframe-not-found': 'This timeframe is not available any more.',
    'method-not-offered': 'Nothing is delivered like this to this country.',
    ...locationsUnavailable.messages,
    ...timeframesUnavailable.messages,
    ...tooManyAsked.messages,
  },
})
