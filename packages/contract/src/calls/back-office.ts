import type { Call } from './call.ts'

export const setStock = {
  name: 'setStock',
  method: 'PUT',
  path: '/api/back-office/stock',
  takesKey: true,
} as const satisfies Call

export const setPrices = {
  name: 'setPrices',
  method: 'PUT',
  path: '/api/back-office/prices',
  takesKey: true,
} as const satisfies Call

export const putProducts = {
  name: 'putProducts',
  method: 'PUT',
  path: '/api/back-office/products',
  takesKey: true,
} as const satisfies Call
