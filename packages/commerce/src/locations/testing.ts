import type { PhysicalStore } from '@vonk/contract'

const hours = { opens: '10:00', closes: '18:00' }

export function aShop(overrides: Partial<PhysicalStore> = {}): PhysicalStore {
  const { id = '1' } = overrides
  return {
    id,
    slug: `shop-${id}`,
    name: `Shop ${id}`,
    brands: ['vonk'],
    street: 'Oudegracht 202',
    postcode: '3511 NR',
    city: 'Utrecht',
    countryId: 'NL',
    latitude: 52.0907,
    longitude: 5.1214,
    phone: '+31 30 010 18 44',
    email: 'utrecht@vonk.example',
    image: `/store/shop-${id}.svg`,
    isPickupLocation: true,
    week: [hours, hours, hours, hours, hours, hours, null],
    exceptions: [],
    ...overrides,
  }
}
