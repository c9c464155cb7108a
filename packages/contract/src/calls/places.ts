import type { Call } from './call.ts'

export const listPhysicalStores = {
  name: 'listPhysicalStores',
  method: 'GET',
  path: '/api/ext/store-locator/stores',
  queryFields: ['lat', 'lng', 'is_pickup_location'],
} as const satisfies Call

export const listPickupLocations = {
  name: 'listPickupLocations',
  method: 'GET',
  path: '/api/ext/pickup-locations',
  queryFields: ['lat', 'lng', 'cartId'],
  takesToken: true,
} as const satisfies Call

export const readInStoreInventory = {
  name: 'readInStoreInventory',
  method: 'GET',
  path: '/api/ext/in-store-inventory/:sku',
  queryFields: ['lat', 'lng'],
} as const satisfies Call

export const listCountries = {
  name: 'listCountries',
  method: 'GET',
  path: '/api/ext/directory/countries',
} as const satisfies Call

export const readCurrency = {
  name: 'readCurrency',
  method: 'GET',
  path: '/api/ext/directory/currency',
} as const satisfies Call
