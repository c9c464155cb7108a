import { describe, expect, it } from 'vitest'
import { type BillingFields, checkBillingAddress, checkDeliveryAddress, joinMiddleName } from './check-address.ts'
import { anAddress } from './testing.ts'

describe('checkDeliveryAddress', () => {
  it.each([
    ['NL', '1234 AB', '10115'],
    ['BE', '1000', '1234 AB'],
    ['DE', '10115', '1000'],
  ])('wants an address complete by the rules of %s', (countryId, postcode, foreign) => {
    const address = anAddress({ countryId, postcode })

    expect(checkDeliveryAddress(address, ['NL', 'BE', 'DE'])).toEqual({ ok: true, value: address })
    expect(checkDeliveryAddress({ ...address, postcode: foreign }, ['NL', 'BE', 'DE'])).toMatchObject({
      ok: false,
      refusal: { code: 'shipping-address-invalid', fields: { postcode: { code: 'postcode-invalid' } } },
    })
  })

  it('does not promise a parcel to a country the shop does not deliver to', () => {
    expect(checkDeliveryAddress(anAddress(), ['BE'])).toEqual({
      ok: false,
      refusal: { code: 'country-not-served', country: 'NL' },
    })
  })
})

function aBill(overrides: Partial<BillingFields> = {}): BillingFields {
  return { ...anAddress(), company: '', taxId: '', ...overrides }
}

describe('checkBillingAddress', () => {
  it('needs neither company nor tax id', () => {
    expect(checkBillingAddress(aBill())).toEqual({ ok: true, value: aBill() })
  })

  it('tidies what a company filled in', () => {
    const bill = aBill({ company: ' Vries  BV ', taxId: ' NL123456789B01 ' })

    expect(checkBillingAddress(bill)).toEqual({
      ok: true,
      value: aBill({ company: 'Vries BV', taxId: 'NL123456789B01' }),
    })
  })

  it('says everything that is wrong at once', () => {
    expect(checkBillingAddress(aBill({ city: '', taxId: 'NL', company: 'x'.repeat(256) }))).toEqual({
      ok: false,
      refusal: {
        code: 'billing-address-invalid',
        fields: {
          city: { code: 'required' },
          taxId: { code: 'tax-id-too-short', minimum: 3 },
          company: { code: 'too-many-characters', total: 255 },
        },
      },
    })
  })

  it('refuses a wrong address or a wrong tax id alone', () => {
    expect(checkBillingAddress(aBill({ city: '' })).ok).toBe(false)
    expect(checkBillingAddress(aBill({ taxId: 'NL' })).ok).toBe(false)
  })
})

const person = { firstName: 'Zoë', lastName: 'Vries' }

describe('joinMiddleName', () => {
  it('writes the middle name in front of the last name', () => {
    expect(joinMiddleName(person, 'de')).toEqual({ firstName: 'Zoë', lastName: 'de Vries' })
    expect(joinMiddleName(person, '  van   der ')).toEqual({ firstName: 'Zoë', lastName: 'van der Vries' })
  })

  it.each(['', '   '])('leaves the name alone without a middle name (%j)', (middleName) => {
    expect(joinMiddleName(person, middleName)).toEqual(person)
  })
})
