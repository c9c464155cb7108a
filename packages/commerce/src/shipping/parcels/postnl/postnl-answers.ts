import type { OpeningHours } from '@vonk/contract'
import type { DeliverySlot } from '@vonk/domain/shipping'
import { tidyText } from '@vonk/domain/text'
import { z } from 'zod'
import type { CarrierPoint } from '../port.ts'

/** PostNL writes a list of one as the one, and leaves out an empty list. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .union([z.array(item), item.transform((one) => [one])])
    .nullish()
    .transform((items) => items ?? [])
}

/** Numbers and texts stand for each other: a postcode of Belgium, the code of a location. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => tidyText(String(value ?? '')))

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const hoursSchema = z.object({ string: listOf(z.string()) }).nullish()

const locationSchema = z.object({
  LocationCode: text,
  Name: text,
  Distance: z.number().nullish(),
  Latitude: z.number(),
  Longitude: z.number(),
  Address: z.object({
    Street: text,
    HouseNr: text,
    HouseNrExt: text,
    Zipcode: text,
    City: text,
    Countrycode: z.string().length(2),
  }),
  OpeningHours: z.partialRecord(z.enum(weekdays), hoursSchema).nullish(),
  DeliveryOptions: z.object({ string: listOf(z.string()) }).nullish(),
})

export const locationsSchema = z.object({
  GetLocationsResult: z.object({ ResponseLocation: listOf(locationSchema) }).nullish(),
})

type Location = z.output<typeof locationSchema>

export function toPoint({ Address: address, ...location }: Location): CarrierPoint {
  // PG is any place to fetch a parcel, PG_EX one that is no locker, PA a locker.
  const options = location.DeliveryOptions?.string ?? []
  const isLocker = options.includes('PA') || (options.includes('PG') && !options.includes('PG_EX'))
  return {
    id: location.LocationCode,
    kind: isLocker ? 'locker' : 'shop',
    name: location.Name,
    street: address.Street,
    houseNumber: [address.HouseNr, address.HouseNrExt].filter(Boolean).join(' '),
    postcode: address.Zipcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2'),
    city: address.City,
    countryId: address.Countrycode,
    latitude: location.Latitude,
    longitude: location.Longitude,
    days: weekdays.map((day) => joinParts((location.OpeningHours?.[day]?.string ?? []).flatMap(readHours))),
  }
}

/** "09:30-12:00"; what cannot be read, or is no time at all ("00:00-00:00"), counts as closed. */
function readHours(part: string): OpeningHours[] {
  const [, opens = '', closes = ''] = /^(\d\d:\d\d)\s*-\s*(\d\d:\d\d)$/.exec(part.trim()) ?? []
  return opens < closes ? [{ opens, closes }] : []
}

/** A door that opens at the minute it closes has not been closed. */
function joinParts(parts: readonly OpeningHours[]): OpeningHours[] {
  const joined: OpeningHours[] = []
  for (const part of parts.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = joined.at(-1)
    if (last && part.opens <= last.closes) joined[joined.length - 1] = { opens: last.opens, closes: part.closes }
    else joined.push(part)
  }
  return joined
}

const slotSchema = z.object({
  From: z.string(),
  To: z.string(),
  Options: z.object({ string: listOf(z.string()) }).nullish(),
})

export const timeframesSchema = z.object({
  Timeframes: z
    .object({
      Timeframe: listOf(
        z.object({
          Date: z.string().regex(/^\d\d-\d\d-\d{4}$/),
          // Both spellings are in use.
          Timeframes: z
            .object({ TimeframeTimeFrame: listOf(slotSchema), TimeframeTimeframe: listOf(slotSchema) })
            .nullish(),
        }),
      ),
    })
    .nullish(),
})

const options: Readonly<Record<string, DeliverySlot['option']>> = {
  Daytime: 'daytime',
  Evening: 'evening',
  Sunday: 'sunday',
  Sameday: 'same-day',
}

/** The names of the options that are asked for. */
export const askedOptions = Object.keys(options)

export function toSlots({ Timeframes }: z.output<typeof timeframesSchema>): DeliverySlot[] {
  return (Timeframes?.Timeframe ?? []).flatMap(({ Date: written, Timeframes: ofDay }) =>
    [...(ofDay?.TimeframeTimeFrame ?? []), ...(ofDay?.TimeframeTimeframe ?? [])].flatMap((slot) => {
      const option = slot.Options?.string.map((name) => options[name]).find(Boolean)
      const [from, to] = [slot.From.slice(0, 5), slot.To.slice(0, 5)]
      return option && isTime(from) && isTime(to) ? [{ date: fromDutchDate(written), from, to, option }] : []
    }),
  )
}

function isTime(text: string): boolean {
  return /^\d\d:\d\d$/.test(text)
}

function fromDutchDate(written: string): string {
  return written.split('-').toReversed().join('-')
}

/** `24-12-2026` of 2026-12-24. */
export function toDutchDate(date: string): string {
  return date.split('-').toReversed().join('-')
}
