import type { AddressLookup } from '@vonk/domain/addresses'
import { OtherServiceUnavailable } from '@vonk/platform/http-client'
import { openStandIn, type StandIn, type StandInAnswer } from '@vonk/platform/http-client/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPro6pp } from './create-pro6pp.ts'
import { rememberAddresses } from './remember-addresses.ts'

const rokin: AddressLookup = {
  countryCode: 'NL',
  postalCode: '1012 KW',
  streetNumber: '78',
  premise: '',
  street: '',
}
const answer = {
  postalCode: '1012KW',
  street: 'Rokin',
  streetNumber: 78,
  premise: '',
  settlement: 'Amsterdam',
  municipality: 'Amsterdam',
  province: 'Noord-Holland',
  country: 'The Netherlands',
  countryCode: 'NL',
  lat: 52.3695,
  lng: 4.8924,
}
const unknown: StandInAnswer = { status: 404, body: { message: 'Not found.' } }

let standIn: StandIn
let answerTo: (query: URLSearchParams) => StandInAnswer
beforeEach(async () => {
  answerTo = () => ({ body: answer })
  standIn = await openStandIn(({ url }) => answerTo(url.searchParams))
})
afterEach(() => standIn.close())

const pro6pp = () => createPro6pp({ authKey: 'a-key', endpoint: `${standIn.endpoint}/v2`, patienceMs: 2_000 })
const asked = () => standIn.calls.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)])

describe('createPro6pp', () => {
  it('asks with postcode and number in the Netherlands [SHIP-10] [SHIP-14]', async () => {
    expect(await pro6pp().find(rokin)).toEqual({
      ...rokin,
      street: 'Rokin',
      city: 'Amsterdam',
      region: 'Noord-Holland',
      position: { latitude: 52.3695, longitude: 4.8924 },
    })
    expect(asked()).toEqual([
      ['/v2/autocomplete/nl', { authKey: 'a-key', postalCode: '1012KW', streetNumberAndPremise: '78' }],
    ])
  })

  it('asks with the street elsewhere [SHIP-11] [SHIP-14]', async () => {
    await pro6pp().find({ ...rokin, countryCode: 'BE', postalCode: '2000', street: 'Meir' })

    expect(asked()).toMatchObject([['/v2/autocomplete/be', { postalCode: '2000', street: 'Meir' }]])
  })

  it('finds the house whose premise nobody has registered', async () => {
    answerTo = (query) => (query.get('streetNumberAndPremise') === '78' ? { body: answer } : unknown)

    expect(await pro6pp().find({ ...rokin, premise: '3 hoog' })).toMatchObject({ street: 'Rokin', premise: '3 hoog' })
    expect(asked()).toHaveLength(2)
  })

  it('takes an address without province or position', async () => {
    answerTo = () => ({ body: { street: 'Rokin', settlement: 'Amsterdam', province: null } })

    expect(await pro6pp().find(rokin)).toMatchObject({ region: '', position: null })
  })

  it('knows when there is no such address', async () => {
    answerTo = () => unknown

    expect(await pro6pp().find(rokin)).toBeNull()
    expect(asked()).toHaveLength(1)
  })

  it('is away when its maker does not answer, and tells nobody the key', async () => {
    answerTo = () => ({ status: 401, body: {} })
    const failure = await pro6pp()
      .find(rokin)
      .catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(OtherServiceUnavailable)
    expect(String(failure)).not.toMatch(/a-key|1012/)
  })
})

describe('rememberAddresses', () => {
  it('asks once for one address, also when there is none', async () => {
    const finder = rememberAddresses(pro6pp())
    const first = await finder.find(rokin)
    expect(await finder.find(rokin)).toEqual(first)
    answerTo = () => unknown
    for (const streetNumber of ['79', '79', '80']) expect(await finder.find({ ...rokin, streetNumber })).toBeNull()

    expect(asked()).toHaveLength(3)
  })

  it('keeps no failure', async () => {
    const finder = rememberAddresses(pro6pp())
    answerTo = () => 'hang-up'
    await expect(finder.find(rokin)).rejects.toThrow(OtherServiceUnavailable)
    answerTo = () => ({ body: answer })

    expect(await finder.find(rokin)).toMatchObject({ street: 'Rokin' })
  })
})
