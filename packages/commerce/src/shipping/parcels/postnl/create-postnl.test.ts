import { OtherServiceUnavailable } from '@vonk/platform/http-client'
import { openStandIn, type StandIn, type StandInAnswer } from '@vonk/platform/http-client/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPostnl } from './create-postnl.ts'

const hoofddorp = { countryId: 'NL', postcode: '2132 WT', houseNumber: '42a' }
const radius = { pickupSearchRadius: 30 }
const week = { first: '2026-11-16', last: '2026-11-25' }

/** As PostNL writes them: numbers for texts, one for a list of one. */
const bookshop = {
  Address: { City: 'Hoofddorp', Countrycode: 'NL', HouseNr: 7, HouseNrExt: 'b', Street: 'Kruisweg', Zipcode: '2131NA' },
  DeliveryOptions: { string: ['PG', 'PG_EX', 'RETA'] },
  Distance: 840,
  Latitude: 52.3039,
  LocationCode: 163043,
  Longitude: 4.6931,
  Name: 'Boekhandel Kruisweg',
  OpeningHours: {
    Monday: { string: ['09:30-12:00', '12:00-18:30'] },
    Tuesday: { string: ['09:00-12:30', '13:00-18:00'] },
    Saturday: { string: '09:00-17:00' },
    Sunday: { string: '00:00-00:00' },
  },
  PartnerName: 'PostNL',
}
const locker = {
  Address: { City: 'ANTWERPEN', Countrycode: 'BE', HouseNr: '3-5', Street: 'FALCONPLEIN', Zipcode: 2000 },
  DeliveryOptions: { string: 'PA' },
  Distance: 31_000,
  Latitude: 51.2266,
  LocationCode: 'BE0Q79',
  Longitude: 4.405326,
  Name: 'Pakketautomaat',
}

let standIn: StandIn
let answer: StandInAnswer
beforeEach(async () => {
  standIn = await openStandIn(() => answer)
})
afterEach(() => standIn.close())

const postnl = () => createPostnl({ apiKey: 'a-key', endpoint: standIn.endpoint, patienceMs: 2_000 })
const asked = () => standIn.calls.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)])
const locations = (ResponseLocation: unknown) => ({ body: { GetLocationsResult: { ResponseLocation } } })

describe('createPostnl', () => {
  it('finds points near an address, with their hours, within the radius [SHIP-16]', async () => {
    answer = locations([{ ...bookshop, Distance: 29_000, LocationCode: 2 }, locker, bookshop])
    const found = await postnl().findPoints(hoofddorp, radius)

    expect(found?.map(({ location, distanceKm }) => [location.id, distanceKm])).toEqual([
      ['163043', 0.84],
      ['2', 29],
    ])
    expect(found?.[0]?.location).toEqual({
      id: '163043',
      kind: 'shop',
      name: 'Boekhandel Kruisweg',
      street: 'Kruisweg',
      houseNumber: '7 b',
      postcode: '2131 NA',
      city: 'Hoofddorp',
      countryId: 'NL',
      latitude: 52.3039,
      longitude: 4.6931,
      days: [
        [{ opens: '09:30', closes: '18:30' }],
        [
          { opens: '09:00', closes: '12:30' },
          { opens: '13:00', closes: '18:00' },
        ],
        [],
        [],
        [],
        [{ opens: '09:00', closes: '17:00' }],
        [],
      ],
    })
    expect(asked()).toEqual([
      ['/shipment/v2_1/locations/nearest', { CountryCode: 'NL', PostalCode: '2132WT', HouseNumber: '42' }],
    ])
    expect(standIn.calls[0]?.headers).toMatchObject({ apikey: 'a-key' })
  })

  it('asks without a number where none was typed, and takes an answer without places', async () => {
    answer = { body: { GetLocationsResult: {} } }

    expect(await postnl().findPoints({ ...hoofddorp, houseNumber: '' }, radius)).toEqual([])
    expect(asked()[0]?.[1]).toEqual({ CountryCode: 'NL', PostalCode: '2132WT' })
  })

  it('finds one point by its code, in its own country only', async () => {
    answer = locations(locker)

    expect(await postnl().findPoint('BE', 'BE0Q79')).toMatchObject({
      kind: 'locker',
      houseNumber: '3-5',
      postcode: '2000',
    })
    expect(await postnl().findPoint('NL', 'BE0Q79')).toBeNull()
    expect(await postnl().findPoint('BE', 'another')).toBeNull()
    expect(asked()[0]).toEqual(['/shipment/v2_1/locations/lookup', { LocationCode: 'BE0Q79' }])
    answer = { status: 400, body: { Errors: [] } }
    expect(await postnl().findPoint('BE', 'BE0Q79')).toBeNull()
  })

  it('reads when it comes, in both of its spellings [SHIP-17] [SHIP-18]', async () => {
    const slot = (From: string, To: string, option: string) => ({ From, To, Options: { string: option } })
    answer = {
      body: {
        Timeframes: {
          Timeframe: [
            { Date: '16-11-2026', Timeframes: { TimeframeTimeFrame: slot('17:30:00', '22:00:00', 'Sameday') } },
            {
              Date: '17-11-2026',
              Timeframes: {
                TimeframeTimeframe: [slot('10:15:00', '12:45:00', 'Daytime'), slot('18:00:00', '22:00:00', 'Evening')],
              },
            },
            { Date: '22-11-2026', Timeframes: { TimeframeTimeFrame: [slot('09:00:00', '12:00:00', 'Sunday')] } },
            { Date: '23-11-2026', Timeframes: { TimeframeTimeFrame: [slot('09:00:00', '12:00:00', 'Drone')] } },
          ],
        },
        ReasonNoTimeframes: { ReasonNoTimeframe: [{ Code: '05', Date: '18-11-2026' }] },
      },
    }

    expect(await postnl().findSlots(hoofddorp, week)).toEqual([
      { date: '2026-11-16', from: '17:30', to: '22:00', option: 'same-day' },
      { date: '2026-11-17', from: '10:15', to: '12:45', option: 'daytime' },
      { date: '2026-11-17', from: '18:00', to: '22:00', option: 'evening' },
      { date: '2026-11-22', from: '09:00', to: '12:00', option: 'sunday' },
    ])
    expect(asked()).toEqual([
      [
        '/shipment/v2_1/calculate/timeframes',
        {
          AllowSundaySorting: 'true',
          StartDate: '16-11-2026',
          EndDate: '25-11-2026',
          Options: 'Daytime,Evening,Sunday,Sameday',
          CountryCode: 'NL',
          PostalCode: '2132WT',
          HouseNumber: '42',
        },
      ],
    ])
  })

  it('is not asked when it comes to a house without a number', async () => {
    expect(await postnl().findSlots({ ...hoofddorp, houseNumber: 'b' }, week)).toBeNull()
    expect(asked()).toEqual([])
  })

  it.each<[string, StandInAnswer]>([
    ['refuses the key', { status: 401, body: {} }],
    ['is asked too often', { status: 429, body: {} }],
    ['is broken', { status: 500, body: '<fault/>' }],
    ['hangs up', 'hang-up'],
    ['means something else', { body: { GetLocationsResult: { ResponseLocation: [{ Name: 'nowhere' }] } } }],
  ])('is away when it %s', async (_, given) => {
    answer = given

    await expect(postnl().findPoints(hoofddorp, radius)).rejects.toThrow(OtherServiceUnavailable)
  })
})
