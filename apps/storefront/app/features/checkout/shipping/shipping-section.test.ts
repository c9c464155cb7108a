import { describe, expect, it } from 'vitest'
import { addressLine } from './shipping-section.tsx'

const address = {
  ...{ firstName: 'Sanne', lastName: 'Visser', street: 'Rokin', number: '92', affix: '3' },
  ...{ postcode: '1012 KZ', city: 'Amsterdam', countryId: 'NL', phone: '' },
}

describe('addressLine', () => {
  it('keeps number and affix of a house apart', () => {
    expect(addressLine(address)).toBe('Rokin 92-3, 1012 KZ Amsterdam')
  })
})
