import type { ShopLocation } from './shop/shop-location.ts'

export function aShopLocation(overrides: Partial<ShopLocation> = {}): ShopLocation {
  const hours = { opens: '10:00', closes: '18:00' }
  return {
    slug: 'vonk-utrecht',
    name: 'Vonk Utrecht',
    street: 'Oudegracht 202',
    postcode: '3511 NR',
    city: 'Utrecht',
    countryId: 'NL',
    latitude: 52.088,
    longitude: 5.121,
    phone: '+31 30 010 18 44',
    email: 'utrecht@vonk.example',
    image: '/store/vonk-utrecht.svg',
    isPickup: true,
    week: [hours, hours, hours, hours, hours, hours, null],
    specialDays: [],
    distanceKm: null,
    ...overrides,
  }
}
