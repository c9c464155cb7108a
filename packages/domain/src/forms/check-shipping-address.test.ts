import { describe, expect, it } from 'vitest'
import { type AddressFields, checkShippingAddress } from './check-shipping-address.ts'

function anAddress(overrides: Partial<AddressFields> = {}): AddressFields {
  return {
    firstName: 'Zoë',
    lastName: 'de Vries',
    street: 'Kerkstraat',
    number: '12',
    affix: 'b',
    postcode: '1234 AB',
    city: 'Utrecht',
    countryId: 'NL',
    phone: '0612345678',
    ...overrides,
  }
}

describe('checkShippingAddress', () => {
  it('writes a complete address the way it is printed on a label', () => {
    const typed = anAddress({ firstName: ' Zoë ', postcode: '1234ab', phone: '06-12345678' })

    expect(checkShippingAddress(typed)).toEqual({ ok: true, value: anAddress() })
  })

  it('does without affix and phone number [SHIP-07]', () => {
    expect(checkShippingAddress(anAddress({ affix: '', phone: '' })).ok).toBe(true)
  })

  it('says that a valid address is required and what is wrong with this one [SHIP-20]', () => {
    const address = anAddress({ lastName: 'V', street: ' ', number: '1'.repeat(21), postcode: '10115', phone: 'x' })

    expect(checkShippingAddress(address)).toEqual({
      ok: false,
      refusal: {
        code: 'shipping-address-invalid',
        fields: {
          lastName: { code: 'name-too-short', minimum: 2 },
          street: { code: 'required' },
          number: { code: 'too-many-characters', total: 20 },
          postcode: { code: 'postcode-invalid', country: 'NL' },
          phone: { code: 'phone-invalid' },
        },
      },
    })
  })

  it('checks the postcode by the country of the address', () => {
    expect(checkShippingAddress(anAddress({ countryId: 'DE', postcode: '10115' })).ok).toBe(true)
    expect(checkShippingAddress(anAddress({ countryId: 'DE' })).ok).toBe(false)
  })
})
