import { findAddress, findParcelPoints } from '@vonk/commerce/addresses'
import { findProductBySku } from '@vonk/commerce/catalogue'
import { createLocations } from '@vonk/commerce/locations'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlaces } from './make-places.ts'
import { seedPlaces } from './seed-places.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const places = makePlaces({ seed: 1, today: Date.parse('2026-11-15') })
  await seedPlaces(database.db, places)
  await seedPlaces(database.db, places)
})
afterAll(() => database.close())

describe('seedPlaces', () => {
  it('opens the shops where shoppers look for them', async () => {
    const dam = { latitude: 52.3731, longitude: 4.8926 }
    const found = await createLocations({ db: database.db, findProduct: findProductBySku }).findPickupLocations({
      brand: 'vonk',
      position: dam,
    })

    expect(found.map(({ store }) => store.name)).toEqual(['Vonk Amsterdam', 'Vonk Haarlem'])
  })

  it('answers lookups in all three countries and knows parcel points near by', async () => {
    const look = (countryCode: string, postalCode: string, streetNumber: string, street = '') =>
      findAddress(database.db, { countryCode, postalCode, streetNumber, street, premise: '' })

    expect(await look('NL', '3511NR', '202')).toMatchObject({ street: 'Oudegracht', city: 'Utrecht' })
    expect(await look('BE', '9000', '26', 'mageleinstraat')).toMatchObject({ city: 'Gent' })
    expect(await look('DE', '80469', '20', 'Reichenbachstr.')).toMatchObject({ city: 'München', region: 'Bayern' })
    const near = await findParcelPoints(database.db, {
      countryId: 'DE',
      carrier: 'dhl',
      latitude: 48.13,
      longitude: 11.57,
    })
    expect(near.length).toBeGreaterThanOrEqual(3)
  })
})
