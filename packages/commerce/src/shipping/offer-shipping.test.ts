import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeDeliveryIn } from './home-delivery-in.ts'
import { offerShipping, type Parcel } from './offer-shipping.ts'
import type { Tariff } from './schema.ts'
import { readTariffs } from './store.ts'

let database: TestDatabase
/** Those of the demo label. */
let tariffs: readonly Tariff[]

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  tariffs = await readTariffs(database.db)
})
afterAll(() => database.close())

/** A Monday, ten in the morning in Amsterdam. */
const monday = Date.parse('2026-11-16T09:00:00Z')

function offer(parcel: Partial<Parcel> = {}) {
  return offerShipping(tariffs, {
    view: { brand: 'vonk', language: 'en' },
    countryId: 'NL',
    lines: [{ type: 'simple' }],
    subtotal: 2000,
    now: monday,
    sameDayCutoffHour: 15,
    ...parcel,
  })
}

const codesOf = (parcel: Partial<Parcel>) => offer(parcel).map(({ methodCode }) => methodCode)
const homeOf = (parcel: Partial<Parcel>) => offer(parcel).find(({ methodCode }) => methodCode === 'home')

describe('offerShipping', () => {
  it('delivers home, to a parcel point or into the shop of the brand [SHIP-01]', () => {
    expect(new Set(offer().map(({ kind }) => kind))).toEqual(new Set(['home', 'service-point', 'store']))
    expect(offer({ view: { brand: 'razz', language: 'de' } }).at(-1)).toMatchObject({
      carrierCode: 'razz',
      methodTitle: 'Abholung im Laden',
    })
  })

  it('says from what value on delivery is free, and then it is', () => {
    expect(homeOf({ subtotal: 7499 })).toMatchObject({ priceInclTax: 495, freeFrom: 7500 })
    expect(homeOf({ subtotal: 7500 })).toMatchObject({ priceInclTax: 0, freeFrom: 7500 })
    expect(offer({ subtotal: 9999 }).find(({ methodCode }) => methodCode === 'today')).toMatchObject({
      priceInclTax: 895,
      freeFrom: null,
    })
  })

  it('delivers the same day only until the hour the view sets [SHIP-17]', () => {
    expect(codesOf({})).toContain('today')
    expect(codesOf({ sameDayCutoffHour: 10 })).not.toContain('today')
  })
})

describe('homeDeliveryIn', () => {
  it('is what a cart pays for delivery to the door', () => {
    for (const country of ['NL', 'BE', 'DE']) {
      const home = homeOf({ countryId: country })
      expect(homeDeliveryIn(tariffs, { countryId: country, brand: 'vonk' })).toMatchObject({
        price: home?.priceInclTax,
        freeFrom: home?.freeFrom,
      })
    }
  })

  it('knows where something can be delivered on the day it is ordered, and for how much [SHIP-17]', () => {
    const sameDayIn = (countryId: string) => homeDeliveryIn(tariffs, { countryId, brand: 'vonk' })

    expect(sameDayIn('NL')).toMatchObject({ isSameDayOffered: true, sameDayPrice: 895 })
    expect(sameDayIn('DE')).toMatchObject({ isSameDayOffered: false, sameDayPrice: null })
  })

  it('is unknown where nothing is delivered', () => {
    expect(homeDeliveryIn(tariffs, { countryId: 'PL', brand: 'vonk' })).toBeNull()
  })
})
