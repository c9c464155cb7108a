import type { Call } from './call.ts'

export const readPointsBalance = {
  name: 'readPointsBalance',
  method: 'GET',
  path: '/api/ext/rewards/balance',
  takesToken: true,
} as const satisfies Call

export const readPointsHistory = {
  name: 'readPointsHistory',
  method: 'GET',
  path: '/api/ext/rewards/history',
  queryFields: ['pageSize', 'currentPage'],
  takesToken: true,
} as const satisfies Call

export const applyPoints = {
  name: 'applyPoints',
  method: 'POST',
  path: '/api/ext/rewards/apply',
  queryFields: ['cartId'],
  takesToken: true,
} as const satisfies Call
