import type { AddressRange, ParcelPoint } from './schema.ts'

export function aRange(overrides: Partial<AddressRange> = {}): AddressRange {
  return {
    countryId: 'NL',
    postcode: '1012 PH',
    firstNumber: 80,
    lastNumber: 118,
    side: 'even',
    street: 'Kalverstraat',
    city: 'Amsterdam',
    region: 'Noord-Holland',
    latitude: 52.37,
    longitude: 4.89,
    ...overrides,
  }
}

export function aParcelPoint(overrides: Partial<ParcelPoint> = {}): ParcelPoint {
  return {
    id: 'postnl-amsterdam-1',
    carrier: 'postnl',
    kind: 'shop',
    name: 'Tabakshop Rokin',
    street: 'Rokin',
    houseNumber: '78',
    postcode: '1012 KW',
    city: 'Amsterdam',
    countryId: 'NL',
    latitude: 52.3695,
    longitude: 4.8924,
    week: [null, null, null, null, null, { opens: '09:00', closes: '17:00' }, null],
    ...overrides,
  }
}
