import type { StoredAddress, StoredCustomer } from './schema.ts'

const noon = new Date('2026-03-02T12:00:00Z')

export function aCustomer(overrides: Partial<StoredCustomer> = {}): StoredCustomer {
  return {
    id: 7,
    email: 'Zoe.Vries@example.com',
    firstName: 'Zoë',
    middleName: 'de',
    lastName: 'Vries',
    passwordHash: null,
    groupId: 1,
    storeCode: 'nl',
    isActive: true,
    createdAt: noon,
    updatedAt: noon,
    ...overrides,
  }
}

export function aStoredAddress(overrides: Partial<StoredAddress> = {}): StoredAddress {
  return {
    id: 31,
    customerId: 7,
    firstName: 'Zoë',
    lastName: 'Vries',
    company: '',
    taxId: '',
    street: 'Kerkstraat',
    number: '12',
    affix: 'bis',
    postcode: '3581 RA',
    city: 'Utrecht',
    region: '',
    regionId: null,
    countryId: 'NL',
    phone: '',
    isDefaultShipping: false,
    isDefaultBilling: false,
    ...overrides,
  }
}
