import type { AddressLookup } from '@vonk/domain/addresses'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAddress } from './find-address.ts'
import { findParcelPoints } from './find-parcel-points.ts'
import { findPosition } from './find-position.ts'
import { putAddressRanges, putParcelPoints } from './store.ts'
import { streetKey } from './street-key.ts'
import { aParcelPoint, aRange } from './testing.ts'

let database: TestDatabase

const meir = aRange({
  countryId: 'BE',
  postcode: '2000',
  street: 'Meir',
  city: 'Antwerpen',
  firstNumber: 1,
  lastNumber: 132,
  side: 'both',
})
const berlin = aRange({
  countryId: 'DE',
  postcode: '10437',
  street: 'Stargarder Straße',
  city: 'Berlin',
  firstNumber: 1,
  lastNumber: 80,
  side: 'both',
})

beforeAll(async () => {
  database = await openTestDatabase()
  await putAddressRanges(database.db, [
    aRange(),
    aRange({
      postcode: '1012 LZ',
      street: 'Nieuwendijk',
      side: 'odd',
      firstNumber: 11,
      lastNumber: 41,
      latitude: 52.39,
    }),
    meir,
    berlin,
    { ...berlin, street: 'Gleimstraße' },
  ])
  await putParcelPoints(database.db, [
    aParcelPoint(),
    aParcelPoint({ id: 'postnl-amsterdam-2', latitude: 52.3736, longitude: 4.8946 }),
    aParcelPoint({ id: 'dhl-amsterdam-3', carrier: 'dhl', latitude: 52.3736, longitude: 4.8946 }),
    aParcelPoint({ id: 'postnl-utrecht-1', latitude: 52.0907, longitude: 5.1214 }),
    aParcelPoint({ id: 'bpost-antwerpen-1', countryId: 'BE', latitude: 52.3695, longitude: 4.8924 }),
  ])
})
afterAll(() => database.close())

function look(typed: Partial<AddressLookup>) {
  const lookup = { countryCode: 'NL', postalCode: '1012 PH', streetNumber: '92', premise: '', street: '', ...typed }
  return findAddress(database.db, lookup)
}

describe('findAddress', () => {
  it('finds a Dutch street by postcode and number [SHIP-10]', async () => {
    expect(await look({ postalCode: '1012ph', premise: ' A ' })).toEqual({
      countryCode: 'NL',
      postalCode: '1012 PH',
      street: 'Kalverstraat',
      streetNumber: '92',
      premise: 'A',
      city: 'Amsterdam',
      region: 'Noord-Holland',
      position: { latitude: 52.37, longitude: 4.89 },
    })
    expect(await look({ streetNumber: '92-3hoog' })).toMatchObject({ street: 'Kalverstraat' })
    expect(await look({ postalCode: '1012 LZ', streetNumber: '11' })).toMatchObject({ street: 'Nieuwendijk' })
  })

  it('knows which side of the street a postcode is on, and how far it goes', async () => {
    for (const streetNumber of ['93', '78', '120']) expect(await look({ streetNumber })).toBeNull()
    expect(await look({ streetNumber: '80' })).not.toBeNull()
    expect(await look({ streetNumber: '118' })).not.toBeNull()
  })

  it('needs the street in Belgium and Germany, however it is written [SHIP-11]', async () => {
    const inAntwerp = { countryCode: 'BE', postalCode: '2000', streetNumber: '50' }
    const inBerlin = { countryCode: 'DE', postalCode: '10437', streetNumber: '14' }

    expect(await look(inAntwerp)).toBeNull()
    expect(await look({ ...inAntwerp, street: 'meir' })).toMatchObject({ street: 'Meir', city: 'Antwerpen' })
    for (const street of [
      'Stargarder Straße',
      'stargarder strasse',
      'Stargarder Str.',
      'STARGARDER STR',
      'Stargarderstr.',
    ])
      expect(await look({ ...inBerlin, street })).toMatchObject({ street: 'Stargarder Straße' })
    expect(await look({ ...inBerlin, street: 'Gleimstr. ' })).toMatchObject({ street: 'Gleimstraße' })
    expect(await look({ ...inBerlin, street: 'Kantstraße' })).toBeNull()
  })

  it.each<Partial<AddressLookup>>([
    { postalCode: '' },
    { postalCode: '1012' },
    { postalCode: '9999 ZZ' },
    { postalCode: "1012 PH'; drop table address_range; --" },
    { streetNumber: '' },
    { streetNumber: 'ninety' },
    { streetNumber: '-92' },
    { streetNumber: '99999999999999999999' },
    { countryCode: 'FR', postalCode: '75001' },
    { countryCode: 'DE', postalCode: '10437', streetNumber: '14', street: 'x\u0000'.repeat(5000) },
  ])('finds nothing for %j', async (typed) => {
    expect(await look(typed)).toBeNull()
  })

  it('forgets what a newer delivery of the data says otherwise', async () => {
    await putAddressRanges(database.db, [{ ...meir, lastNumber: 40, city: 'Antwerpen 1' }])

    const inAntwerp = { countryCode: 'BE', postalCode: '2000', street: 'Meir' }
    expect(await look({ ...inAntwerp, streetNumber: '50' })).toBeNull()
    expect(await look({ ...inAntwerp, streetNumber: '40' })).toMatchObject({ city: 'Antwerpen 1' })
  })
})

describe('streetKey', () => {
  it('abbreviates only where a word ends', () => {
    expect(streetKey('Straßburger Str.', 'DE')).toBe('strassburgerstrasse')
    expect(streetKey('Hoogstr.', 'BE')).toBe('hoogstraat')
    expect(streetKey('Avenue Céramique', 'NL')).toBe('avenueceramique')
  })
})

describe('findPosition', () => {
  it('knows where a postcode lies, or at least its neighbourhood', async () => {
    expect(await findPosition(database.db, 'NL', '1012ph')).toEqual({ latitude: 52.37, longitude: 4.89 })
    expect((await findPosition(database.db, 'NL', '1012 ZZ'))?.latitude).toBeCloseTo(52.38, 6)
  })

  it.each([
    ['NL', '9999 ZZ'],
    ['NL', '%'],
    ['FR', '75001'],
  ])('does not know where %s %s is', async (country, postcode) => {
    expect(await findPosition(database.db, country, postcode)).toBeNull()
  })
})

describe('findParcelPoints', () => {
  const dam = { latitude: 52.3731, longitude: 4.8926, countryId: 'NL', carrier: 'postnl' }

  it('finds those of the carrier within 30 kilometres in the country, nearest first [SHIP-16]', async () => {
    const found = await findParcelPoints(database.db, dam)

    expect(found.map(({ location }) => location.id)).toEqual(['postnl-amsterdam-2', 'postnl-amsterdam-1'])
    expect(found[1]).toEqual({ location: aParcelPoint(), distanceKm: expect.closeTo(0.4, 1) })
  })

  it('looks as far as the shop sets', async () => {
    const settings = { pickupSearchRadius: 40 }

    expect(await findParcelPoints(database.db, { ...dam, settings })).toHaveLength(3)
    expect(await findParcelPoints(database.db, { ...dam, settings: { pickupSearchRadius: 0.3 } })).toHaveLength(1)
  })
})
