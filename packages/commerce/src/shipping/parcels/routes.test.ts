import { OtherServiceUnavailable } from '@vonk/platform/http-client'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putAddressRanges, putParcelPoints } from '../../addresses/index.ts'
import { aParcelPoint, aRange } from '../../addresses/testing.ts'
import type { CartDelivery } from '../../cart/index.ts'
import { type CartShop, openCartShop } from '../../cart/testing.ts'
import { findPickupShop, putLocations } from '../../locations/index.ts'
import { aShop } from '../../locations/testing.ts'
import { createTableCarrier } from './create-table-carrier.ts'
import { parcelRoutes } from './routes.ts'

let shop: CartShop
let clock: number
let isUnavailable: boolean

const open = { opens: '09:00', closes: '18:00' }
const inAmsterdam = { countryCode: 'NL', postalCode: '1012ph', streetNumber: '92' }

beforeAll(async () => {
  shop = await openCartShop({
    now: () => clock,
    moreRoutes: ({ directory, log, ...carts }) =>
      parcelRoutes({
        carts,
        directory,
        carrierOf(carrier) {
          if (isUnavailable) throw new OtherServiceUnavailable(carrier, 'it takes too long')
          return createTableCarrier({ db: carts.db, carrier })
        },
        findShop: (brand, id) => findPickupShop(carts.db, brand, id),
        log,
      }),
  })
  await putAddressRanges(shop.db, [aRange(), aRange({ countryId: 'BE', postcode: '2000', street: 'Meir' })])
  await putParcelPoints(shop.db, [
    aParcelPoint({ week: [open, open, open, open, open, null, null] }),
    aParcelPoint({ id: 'postnl-amsterdam-2', latitude: 52.3701, longitude: 4.8901, kind: 'locker' }),
    aParcelPoint({ id: 'postnl-zwolle-1', latitude: 52.51, longitude: 6.09 }),
    aParcelPoint({ id: 'dhl-amsterdam-1', carrier: 'dhl' }),
    aParcelPoint({ id: 'bpost-antwerpen-1', carrier: 'bpost', countryId: 'BE' }),
  ])
  await putLocations(shop.db, [
    aShop({ id: '103' }),
    aShop({ id: '201', countryId: 'BE', city: 'Antwerpen' }),
    aShop({ id: '107', isPickupLocation: false }),
    aShop({ id: '102', brands: ['razz'] }),
  ])
})
beforeEach(() => {
  // A Monday, ten in the morning in Amsterdam.
  clock = Date.parse('2026-11-16T09:00:00Z')
  isUnavailable = false
})
afterAll(() => shop.close())

async function get(path: string, query: Record<string, string>, visitor?: string) {
  const { status, body } = await shop.call('GET', `/api/ext/parcel/${path}?${new URLSearchParams(query)}`, {
    ...(visitor && { visitor }),
  })
  return { status, ...body }
}

async function save(cartId: string, body: Record<string, unknown>, headers: Record<string, string> = {}) {
  const answer = await shop.call('POST', `/api/ext/parcel/save?cartId=${cartId}`, { body, headers })
  return { status: answer.status, ...answer.body }
}

type Stored = { country_id: string; carrier_code: string; method_code: string; delivery_choice: CartDelivery | null }

async function stored(): Promise<Stored | undefined> {
  const { rows } = await shop.db.execute<Stored>(sql`
    select country_id, carrier_code, method_code, delivery_choice from cart order by id desc limit 1`)
  return rows[0]
}

describe('GET /api/ext/parcel/locations', () => {
  it('lists the points of the carrier within 30 kilometres, nearest first, with hours and position [SHIP-16]', async () => {
    const { status, result } = await get('locations', inAmsterdam)

    expect(status).toBe(200)
    expect(result.map(({ id, distance }: { id: string; distance: number }) => [id, distance])).toEqual([
      ['postnl-amsterdam-2', 0],
      ['postnl-amsterdam-1', 0.2],
    ])
    expect(result[1]).toEqual({
      id: 'postnl-amsterdam-1',
      kind: 'shop',
      name: 'Tabakshop Rokin',
      street: 'Rokin',
      house_number: '78',
      postcode: '1012 KW',
      city: 'Amsterdam',
      country_id: 'NL',
      carrier_code: 'postnl',
      method_code: 'point',
      lat: 52.3695,
      lng: 4.8924,
      distance: 0.2,
      opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        ...(weekday < 6 ? open : { opens: null, closes: null }),
      })),
    })
  })

  it.each([{}, { ...inAmsterdam, postalCode: '1012' }, { ...inAmsterdam, postalCode: '9999 ZZ' }])(
    'asks to check the address %j [SHIP-21]',
    async (query) => {
      expect(await get('locations', query)).toMatchObject({
        status: 404,
        result: 'Could not load locations. Please check the address.',
        meta: { refusal: 'address-not-found' },
      })
    },
  )

  it('says so when the carrier does not answer [SHIP-21]', async () => {
    isUnavailable = true

    expect(await get('locations', inAmsterdam)).toMatchObject({
      status: 503,
      result: 'Could not load locations. Please check the address.',
      meta: { refusal: 'locations-unavailable' },
    })
  })

  it('has none in a country nothing is delivered to', async () => {
    expect(await get('locations', { countryCode: 'FR', postalCode: '75001' })).toMatchObject({
      status: 200,
      result: [],
    })
  })

  it('is slowed down for one visitor', async () => {
    const asked = await Promise.all(Array.from({ length: 201 }, () => get('locations', {}, '192.0.2.7')))

    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

type Frame = { id: string; date: string; option: string; method_code: string }
const timeframes = async (query = inAmsterdam): Promise<Frame[]> => (await get('timeframes', query)).result
const optionsOn = (frames: readonly Frame[], date: string) =>
  frames.filter((frame) => frame.date === date).map(({ option, method_code }) => `${option} by ${method_code}`)

describe('GET /api/ext/parcel/timeframes', () => {
  it('offers today before 15:00, days and evenings from tomorrow on, and Sunday [SHIP-17] [SHIP-18]', async () => {
    const frames = await timeframes()

    expect(optionsOn(frames, '2026-11-16')).toEqual(['same-day by today'])
    expect(optionsOn(frames, '2026-11-17')).toEqual(['daytime by home', 'evening by home'])
    expect(optionsOn(frames, '2026-11-21')).toEqual(['daytime by home'])
    expect(optionsOn(frames, '2026-11-22')).toEqual(['sunday by sunday'])
    expect(frames.map(({ date }) => date)).toEqual(frames.map(({ date }) => date).toSorted())
  })

  it('does not promise what is too late [SHIP-17]', async () => {
    clock = Date.parse('2026-11-16T14:00:00Z')
    const frames = await timeframes()

    expect(optionsOn(frames, '2026-11-16')).toEqual([])
    expect(optionsOn(frames, '2026-11-17')).toEqual([])
    expect(optionsOn(frames, '2026-11-18')).toContain('daytime by home')
  })

  it('offers only what has a tariff', async () => {
    const frames = await timeframes({ countryCode: 'BE', postalCode: '2000', streetNumber: '1' })

    expect(new Set(frames.map(({ option }) => option))).toEqual(new Set(['daytime', 'evening']))
    // And where nothing comes the same day, nothing comes before the second working day.
    expect(frames[0]?.date).toBe('2026-11-18')
  })

  it('says that the first free slot is used when the carrier does not answer [SHIP-22]', async () => {
    isUnavailable = true

    expect(await get('timeframes', inAmsterdam)).toMatchObject({
      status: 503,
      result: 'Could not load timeframes. The first available slot is used.',
      meta: { refusal: 'timeframes-unavailable' },
    })
  })
})

describe('POST /api/ext/parcel/save', () => {
  const point = { kind: 'service-point', countryCode: 'NL', locationId: 'postnl-amsterdam-1' }

  it('remembers a point with the cart, which is then delivered there', async () => {
    const cartId = await shop.newCart()
    const { status, result } = await save(cartId, point)

    expect(status).toBe(200)
    expect(result).toEqual({
      kind: 'service-point',
      carrier_code: 'postnl',
      method_code: 'point',
      location: {
        id: 'postnl-amsterdam-1',
        name: 'Tabakshop Rokin',
        street: 'Rokin',
        house_number: '78',
        postcode: '1012 KW',
        city: 'Amsterdam',
        country_id: 'NL',
      },
      timeframe: null,
    })
    const cart = await stored()
    expect(cart).toMatchObject({ country_id: 'NL', carrier_code: 'postnl', method_code: 'point' })
    expect(cart?.delivery_choice?.place).toMatchObject({ id: 'postnl-amsterdam-1', houseNumber: '78' })
  })

  it('remembers the shop and takes its country for the order', async () => {
    const cartId = await shop.newCart()

    expect(await save(cartId, { kind: 'store', countryCode: 'NL', locationId: '201' })).toMatchObject({
      status: 200,
      result: { carrier_code: 'vonk', method_code: 'store', location: { id: '201', country_id: 'BE' } },
    })
    expect(await stored()).toMatchObject({ country_id: 'BE', method_code: 'store' })
  })

  it('remembers when it is brought, with the method that comes then [SHIP-18]', async () => {
    const cartId = await shop.newCart()
    const sunday = (await timeframes()).find(({ option }) => option === 'sunday')

    expect(await save(cartId, { kind: 'home', ...inAmsterdam, timeframeId: sunday?.id })).toMatchObject({
      status: 200,
      result: { method_code: 'sunday', location: null, timeframe: { id: sunday?.id, date: '2026-11-22' } },
    })
    expect((await stored())?.delivery_choice?.timeframe).toMatchObject({ option: 'sunday', from: '10:00' })
  })

  it('takes the first free slot where none is wanted, and forgets what was chosen before [SHIP-22]', async () => {
    const cartId = await shop.newCart()
    await save(cartId, point)
    isUnavailable = true

    expect(await save(cartId, { kind: 'home', ...inAmsterdam })).toMatchObject({
      status: 200,
      result: { method_code: 'home', location: null, timeframe: null },
    })
    expect((await stored())?.delivery_choice).toMatchObject({ methodCode: 'home', place: null, timeframe: null })
  })

  it.each<[string, Record<string, unknown>, number, string, string]>([
    [
      'no point',
      { ...point, locationId: null },
      400,
      'location-missing',
      'A service point or a store must be selected.',
    ],
    ['no shop', { kind: 'store' }, 400, 'location-missing', 'A service point or a store must be selected.'],
    [
      'a point that has gone',
      { ...point, locationId: 'x' },
      404,
      'location-not-found',
      'Please select a service point again.',
    ],
    [
      'a point of another carrier',
      { ...point, locationId: 'dhl-amsterdam-1' },
      404,
      'location-not-found',
      'Please select',
    ],
    ['a point abroad', { ...point, locationId: 'bpost-antwerpen-1' }, 404, 'location-not-found', 'Please select'],
    ['an impossible id', { ...point, locationId: 'a\u0000b' }, 400, 'invalid-input', 'wrong values'],
    ['a shop that keeps no parcels', { kind: 'store', locationId: '107' }, 404, 'location-not-found', 'Please select'],
    ['a shop of the other brand', { kind: 'store', locationId: '102' }, 404, 'location-not-found', 'Please select'],
    [
      'a slot nobody offers',
      { kind: 'home', ...inAmsterdam, timeframeId: 'x' },
      409,
      'timeframe-not-found',
      'This timeframe',
    ],
    [
      'a country without delivery',
      { kind: 'home', countryCode: 'FR' },
      409,
      'method-not-offered',
      'Nothing is delivered',
    ],
  ])('refuses %s and changes nothing [SHIP-19] [SHIP-23]', async (_, body, status, refusal, message) => {
    const cartId = await shop.newCart()

    expect(await save(cartId, body)).toMatchObject({
      status,
      result: expect.stringContaining(message),
      meta: { refusal },
    })
    expect(await stored()).toMatchObject({ country_id: null, method_code: null, delivery_choice: null })
  })

  it('refuses a slot that is too late by now [SHIP-17]', async () => {
    const cartId = await shop.newCart()
    const today = (await timeframes()).find(({ option }) => option === 'same-day')
    clock = Date.parse('2026-11-16T14:00:00Z')

    expect(await save(cartId, { kind: 'home', ...inAmsterdam, timeframeId: today?.id })).toMatchObject({
      status: 409,
      meta: { refusal: 'timeframe-not-found' },
    })
  })

  it('cannot vouch for a point while the carrier is away', async () => {
    const cartId = await shop.newCart()
    isUnavailable = true

    expect(await save(cartId, point)).toMatchObject({ status: 503, meta: { refusal: 'locations-unavailable' } })
    expect(await save(cartId, { kind: 'home', ...inAmsterdam, timeframeId: 'x' })).toMatchObject({
      meta: { refusal: 'timeframes-unavailable' },
    })
  })

  it("touches nobody else's cart, and none that is being paid", async () => {
    expect(await save('0'.repeat(32), point)).toMatchObject({ status: 404, meta: { refusal: 'cart-not-found' } })
    const cartId = await shop.newCart()
    await shop.db.execute(sql`update cart set hold = 'frozen' where id = (select max(id) from cart)`)
    expect(await save(cartId, point)).toMatchObject({ status: 409, meta: { refusal: 'cart-frozen' } })
  })

  it('is done once under one key', async () => {
    const cartId = await shop.newCart()
    const key = { 'idempotency-key': 'once' }
    await save(cartId, point, key)
    await save(cartId, { ...point, locationId: 'postnl-amsterdam-2' })
    await save(cartId, point, key)

    expect((await stored())?.delivery_choice?.place?.id).toBe('postnl-amsterdam-2')
  })
})
