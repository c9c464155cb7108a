import { settingsOfView } from '@vonk/domain/settings'
import { aDirectory } from '@vonk/domain/stores/testing'
import { throttleLimits } from '@vonk/domain/throttle'
import { OtherServiceUnavailable } from '@vonk/platform/http-client'
import { aLog, openTestApi, type TestApi } from '@vonk/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createThrottles } from '../throttles/index.ts'
import { findAddress } from './find-address.ts'
import { addressRoutes } from './routes.ts'
import { putAddressRanges } from './store.ts'
import { aRange } from './testing.ts'

const { log, lines } = aLog()
let api: TestApi
let isUnavailable: boolean
let countries: readonly string[]

beforeAll(async () => {
  const limits = { ...throttleLimits }
  limits['address-lookup'] = [{ by: ['visitor'], maxAttempts: 2, windowMs: 60_000 }]
  api = await openTestApi((db) =>
    addressRoutes({
      finder: {
        async find(lookup) {
          if (isUnavailable) throw new OtherServiceUnavailable('pro6pp', 'it takes too long')
          return findAddress(db, lookup)
        },
      },
      throttles: createThrottles({ db, limits }),
      directory: aDirectory(),
      settingsOf: (view) => ({ ...settingsOfView(view), addressLookupCountries: countries }),
      log,
    }),
  )
  await putAddressRanges(api.db, [
    aRange(),
    aRange({ countryId: 'BE', postcode: '2000', street: 'Meir', city: 'Antwerpen', side: 'both' }),
  ])
})
beforeEach(() => {
  isUnavailable = false
  countries = ['BE', 'NL', 'DE']
})
afterAll(() => api.close())

const kalverstraat = { countryCode: 'NL', postalCode: '1012ph', streetNumber: '92', premise: 'A' }

async function lookUp(query: Record<string, string>, clientAddress: string | null = null) {
  const url = `http://localhost/api/ext/pro6pp/autocomplete?${new URLSearchParams(query)}`
  const response = await api.fetch(new Request(url), { clientAddress })
  return (await response.json()) as { code: number; result: unknown; meta?: Record<string, unknown> }
}

describe('GET /api/ext/pro6pp/autocomplete', () => {
  it('answers code 200 with the address [SHIP-14] [SHIP-15]', async () => {
    expect(await lookUp(kalverstraat)).toMatchObject({
      code: 200,
      result: {
        countryCode: 'NL',
        postalCode: '1012 PH',
        street: 'Kalverstraat',
        streetNumber: '92',
        premise: 'A',
        settlement: 'Amsterdam',
        province: 'Noord-Holland',
        lat: 52.37,
        lng: 4.89,
      },
    })
  })

  it('needs the street in Belgium [SHIP-11]', async () => {
    const meir = { countryCode: 'be', postalCode: '2000', streetNumber: '90' }

    expect(await lookUp({ ...meir, street: 'meir' })).toMatchObject({ code: 200, result: { street: 'Meir' } })
    expect(await lookUp(meir)).toMatchObject({
      code: 400,
      meta: { refusal: 'lookup-incomplete', missing: ['street'] },
    })
  })

  it('follows the countries of the view [SHIP-09]', async () => {
    countries = ['BE']

    expect(await lookUp(kalverstraat)).toMatchObject({ code: 400, meta: { refusal: 'country-not-looked-up' } })
  })

  it.each<[string, Record<string, string>, number, string]>([
    ['nothing at all', {}, 400, 'country-not-looked-up'],
    ['half a postcode', { ...kalverstraat, postalCode: '1012' }, 400, 'lookup-incomplete'],
    ['no number', { ...kalverstraat, streetNumber: ' ' }, 400, 'lookup-incomplete'],
    ['a house that is not there', { ...kalverstraat, streetNumber: '93' }, 404, 'address-not-found'],
    ['a novel', { ...kalverstraat, street: 'x'.repeat(10_000) }, 400, 'invalid-input'],
  ])('refuses %s', async (_, query, code, refusal) => {
    expect(await lookUp(query)).toMatchObject({ code, meta: { refusal } })
  })

  it('says that nothing can be looked up while the service is away, and notes why without the address', async () => {
    isUnavailable = true

    expect(await lookUp(kalverstraat)).toMatchObject({ code: 503, meta: { refusal: 'lookup-unavailable' } })
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/1012|Kalver/)
  })

  it('is slowed down for one visitor', async () => {
    for (const code of [200, 200, 429]) expect((await lookUp(kalverstraat, '192.0.2.1')).code).toBe(code)
    expect((await lookUp(kalverstraat, '192.0.2.9')).code).toBe(200)
  })
})
