import type { Call } from './call.ts'

export const listStoreViews = {
  name: 'listStoreViews',
  method: 'GET',
  path: '/api/ext/store-views',
} as const satisfies Call

export const readGuaranteeNotice = {
  name: 'readGuaranteeNotice',
  method: 'GET',
  path: '/api/ext/guarantee-notice/:language',
  queryFields: ['v'],
} as const satisfies Call

export const readWaitingRooms = {
  name: 'readWaitingRooms',
  method: 'GET',
  path: '/api/ext/waiting-room',
} as const satisfies Call

export const enterShop = {
  name: 'enterShop',
  method: 'POST',
  path: '/api/ext/waiting-room',
} as const satisfies Call

export const readMaintenance = {
  name: 'readMaintenance',
  method: 'GET',
  path: '/api/ext/maintenance',
} as const satisfies Call
