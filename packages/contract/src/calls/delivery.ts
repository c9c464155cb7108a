import type { Call } from './call.ts'

export const lookUpAddress = {
  name: 'lookUpAddress',
  method: 'GET',
  path: '/api/ext/pro6pp/autocomplete',
  queryFields: ['countryCode', 'postalCode', 'streetNumber', 'premise', 'street'],
} as const satisfies Call

export const listParcelPoints = {
  name: 'listParcelPoints',
  method: 'GET',
  path: '/api/ext/parcel/locations',
  queryFields: ['countryCode', 'postalCode', 'streetNumber'],
} as const satisfies Call

export const listTimeframes = {
  name: 'listTimeframes',
  method: 'GET',
  path: '/api/ext/parcel/timeframes',
  queryFields: ['countryCode', 'postalCode', 'streetNumber'],
} as const satisfies Call

export const saveDelivery = {
  name: 'saveDelivery',
  method: 'POST',
  path: '/api/ext/parcel/save',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call
