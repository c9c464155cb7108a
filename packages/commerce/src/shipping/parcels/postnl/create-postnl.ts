import { request } from '@vonk/platform/http-client'
import type { z } from 'zod'
import type { Destination, ParcelCarrier } from '../port.ts'
import { askedOptions, locationsSchema, timeframesSchema, toDutchDate, toPoint, toSlots } from './postnl-answers.ts'

export type PostnlOptions = {
  readonly apiKey: string
  /** Where it is asked, if not at its maker's: its sandbox, for one. */
  readonly endpoint?: string | undefined
  readonly patienceMs?: number | undefined
}

const makersEndpoint = 'https://api.postnl.nl'

/** Asks the Location and Timeframe webservices of PostNL, version 2.1. */
export function createPostnl({ apiKey, endpoint = makersEndpoint, patienceMs }: PostnlOptions): ParcelCarrier {
  function ask<Schema extends z.ZodType>(path: string, query: Readonly<Record<string, string>>, schema: Schema) {
    const url = new URL(`${endpoint}/shipment/v2_1/${path}`)
    url.search = String(new URLSearchParams(query))
    return request({ name: 'PostNL', url, headers: { apikey: apiKey }, patienceMs }, schema)
  }

  return {
    async findPoints(destination, { pickupSearchRadius }) {
      const answer = await ask('locations/nearest', addressOf(destination), locationsSchema)
      if (!answer) return null
      return (answer.GetLocationsResult?.ResponseLocation ?? [])
        .map((location) => ({ location: toPoint(location), distanceKm: (location.Distance ?? 0) / 1000 }))
        .filter(({ distanceKm }) => distanceKm <= pickupSearchRadius)
        .toSorted((one, other) => one.distanceKm - other.distanceKm)
    },

    async findPoint(countryId, id) {
      const answer = await ask('locations/lookup', { LocationCode: id }, locationsSchema)
      const points = (answer?.GetLocationsResult?.ResponseLocation ?? []).map(toPoint)
      return points.find((point) => point.id === id && point.countryId === countryId) ?? null
    },

    async findSlots(destination, { first, last }) {
      // It has no answer without a house number.
      if (houseNumberOf(destination) === '') return null
      const answer = await ask(
        'calculate/timeframes',
        {
          AllowSundaySorting: 'true',
          StartDate: toDutchDate(first),
          EndDate: toDutchDate(last),
          Options: askedOptions.join(','),
          ...addressOf(destination),
        },
        timeframesSchema,
      )
      return answer && toSlots(answer)
    },
  }
}

function addressOf(destination: Destination): Record<string, string> {
  const houseNumber = houseNumberOf(destination)
  return {
    CountryCode: destination.countryId,
    PostalCode: destination.postcode.replace(' ', ''),
    ...(houseNumber && { HouseNumber: houseNumber }),
  }
}

/** Its digits: it takes nothing else for a number. */
function houseNumberOf({ houseNumber }: Destination): string {
  return /^\s*(\d{1,5})(?!\d)/.exec(houseNumber)?.[1] ?? ''
}
