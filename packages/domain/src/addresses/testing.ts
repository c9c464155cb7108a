import type { AddressFields } from '../forms/index.ts'

export function anAddress(overrides: Partial<AddressFields> = {}): AddressFields {
  return {
    firstName: 'Zoë',
    lastName: 'Vries',
    street: 'Kerkstraat',
    number: '12',
    affix: '',
    postcode: '1234 AB',
    city: 'Utrecht',
    countryId: 'NL',
    phone: '',
    ...overrides,
  }
}
