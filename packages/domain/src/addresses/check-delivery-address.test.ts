import { describe, expect, it } from 'vitest'
import { checkDeliveryAddress } from './check-delivery-address.ts'
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
