import { describe, expect, it } from 'vitest'
import { fromStore, placeLine } from './place-option.ts'

type Store = Parameters<typeof fromStore>[0]

const missing = [{ item_id: 1, sku: 'VK1001-CREAM-128', name: 'Anker tee', qty: 2, available: 1 }]

describe('fromStore', () => {
  it.each([
    ['all of the cart lies there', { is_complete: true, missing: [] }, 'ready'],
    ['a part of it has to be sent there', { is_complete: false, missing }, 'sent'],
    ['nobody asked about a cart', null, null],
  ] as const)('says whether the order can be fetched today: %s [SHIP-01]', (_, stock, note) => {
    expect(fromStore(aStore({ cart_stock: stock && { ...stock, missing: [...stock.missing] } })).note).toBe(note)
  })
})

describe('placeLine', () => {
  it('writes an address as it stands on a letter, with the number once', () => {
    const { address } = fromStore(aStore({ cart_stock: null }))

    expect(placeLine({ address })).toBe('Kalverstraat 92, 1012 PH Amsterdam')
    expect(placeLine({ address: { ...address, street: 'Rokin', number: '7' } })).toBe('Rokin 7, 1012 PH Amsterdam')
  })
})

function aStore(part: Pick<Store, 'cart_stock'>): Store {
  return {
    id: 'amsterdam',
    slug: 'amsterdam',
    name: 'Vonk Amsterdam',
    brands: ['vonk'],
    street: 'Kalverstraat 92',
    postcode: '1012 PH',
    city: 'Amsterdam',
    country_id: 'NL',
    lat: 52.37,
    lng: 4.89,
    phone: '',
    email: '',
    image: '',
    is_pickup_location: true,
    opening_hours: [],
    opening_exceptions: [],
    distance: null,
    ...part,
  }
}
