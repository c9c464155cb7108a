import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { type AddressLookup, acceptLookupAnswer, lookupKey, planAddressLookup } from './address-lookup.ts'

function aLookup(overrides: Partial<AddressLookup> = {}): AddressLookup {
  return { countryCode: 'NL', postalCode: '1234 AB', streetNumber: '12', premise: '', street: '', ...overrides }
}

const belgian = aLookup({ countryCode: 'BE', postalCode: '1000', street: 'Nieuwstraat' })
const german = aLookup({ countryCode: 'DE', postalCode: '10115', street: 'Torstraße' })
const plan = (typed: AddressLookup, last: AddressLookup | null = null) =>
  planAddressLookup(typed, last, defaultSettings)

describe('planAddressLookup', () => {
  it.each([aLookup(), belgian, german])(
    'looks up addresses of the Netherlands, Belgium and Germany ($countryCode) [SHIP-08]',
    (typed) => {
      expect(plan(typed)).toEqual({ ok: true, value: typed })
    },
  )

  it('leaves the address of another country to the shopper [SHIP-08] [SHIP-09]', () => {
    expect(plan(aLookup({ countryCode: 'FR', postalCode: '75001', street: 'Rue de Rivoli' }))).toEqual({
      ok: false,
      refusal: { code: 'country-not-looked-up' },
    })
  })

  it('follows the countries that are configured [SHIP-09]', () => {
    const french = aLookup({ countryCode: 'FR', postalCode: '75001', street: 'Rue de Rivoli' })
    const settings = { addressLookupCountries: ['FR'] }

    expect(planAddressLookup(french, null, settings).ok).toBe(true)
    expect(planAddressLookup({ ...french, street: '' }, null, settings).ok).toBe(false)
    expect(planAddressLookup(aLookup(), null, settings)).toEqual({
      ok: false,
      refusal: { code: 'country-not-looked-up' },
    })
  })

  it.each([
    [{ postalCode: '' }, ['postalCode']],
    [{ postalCode: '1234' }, ['postalCode']],
    [{ streetNumber: ' ' }, ['streetNumber']],
    [{ postalCode: '', streetNumber: '' }, ['postalCode', 'streetNumber']],
  ])('waits in the Netherlands for postcode and number: %j [SHIP-10]', (typed, missing) => {
    expect(plan(aLookup(typed))).toEqual({ ok: false, refusal: { code: 'lookup-incomplete', missing } })
  })

  it.each([
    [{ postalCode: '' }, ['postalCode']],
    [{ streetNumber: '' }, ['streetNumber']],
    [{ street: ' ' }, ['street']],
    [{ postalCode: '', streetNumber: '', street: '' }, ['postalCode', 'streetNumber', 'street']],
  ])('waits in Belgium and Germany for the street too: %j [SHIP-11]', (typed, missing) => {
    const refusal = { ok: false, refusal: { code: 'lookup-incomplete', missing } }

    expect(plan({ ...belgian, ...typed })).toEqual(refusal)
    expect(plan({ ...german, ...typed })).toEqual(refusal)
  })

  it('asks in the form the post writes it', () => {
    const typed = aLookup({ postalCode: '1234ab', streetNumber: ' 12 ', premise: ' b ' })

    expect(plan(typed)).toEqual({ ok: true, value: aLookup({ premise: 'b' }) })
  })

  it('does not ask the same thing twice in a row [SHIP-12]', () => {
    const refusal = { ok: false, refusal: { code: 'lookup-unchanged' } }

    expect(plan(aLookup({ postalCode: '1234ab' }), aLookup())).toEqual(refusal)
    expect(plan(belgian, belgian)).toEqual(refusal)
  })

  it.each<Partial<AddressLookup>>([{ postalCode: '1235 AB' }, { streetNumber: '13' }, { premise: 'a' }])(
    'asks again once %j is typed [SHIP-12]',
    (change) => {
      expect(plan(aLookup(change), aLookup()).ok).toBe(true)
    },
  )

  it('asks again for another country or, in Belgium, another street [SHIP-12]', () => {
    expect(plan({ ...belgian, street: 'Hoogstraat' }, belgian).ok).toBe(true)
    expect(plan({ ...belgian, countryCode: 'DE', postalCode: '10115' }, { ...belgian, postalCode: '10115' }).ok).toBe(
      true,
    )
  })

  it('does not ask again because the street it found was filled in [SHIP-12]', () => {
    expect(plan(aLookup({ street: 'Kerkstraat' }), aLookup())).toEqual({
      ok: false,
      refusal: { code: 'lookup-unchanged' },
    })
  })
})

describe('lookupKey', () => {
  it('is postcode, number, premise and country [SHIP-13]', () => {
    const key = lookupKey(aLookup())

    expect(lookupKey(aLookup({ street: 'Kerkstraat' }))).toBe(key)
    const others = [{ postalCode: '1235 AB' }, { streetNumber: '13' }, { premise: 'a' }, { countryCode: 'BE' }]
    for (const change of others) expect(lookupKey(aLookup(change))).not.toBe(key)
  })

  it('does not mix up number and premise', () => {
    expect(lookupKey(aLookup({ streetNumber: '1', premise: '2' }))).not.toBe(
      lookupKey(aLookup({ streetNumber: '12', premise: '' })),
    )
  })
})

describe('acceptLookupAnswer', () => {
  const address = { street: 'Kerkstraat', city: 'Utrecht' }
  const current = { asked: aLookup(), last: aLookup() }

  it('takes the address of an answer with code 200 [SHIP-15]', () => {
    expect(acceptLookupAnswer({ code: 200, address }, current)).toEqual({ key: lookupKey(aLookup()), address })
  })

  it.each([404, 500])('ignores an answer with code %d [SHIP-15]', (code) => {
    expect(acceptLookupAnswer({ code, address }, current)).toBeNull()
  })

  it('ignores an answer without an address', () => {
    expect(acceptLookupAnswer({ code: 200, address: null }, current)).toBeNull()
  })

  it('ignores the answer to a question that is out of date', () => {
    const last = aLookup({ streetNumber: '14' })

    expect(acceptLookupAnswer({ code: 200, address }, { asked: aLookup(), last })).toBeNull()
  })
})
