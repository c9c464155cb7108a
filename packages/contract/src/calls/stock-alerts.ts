import type { Call } from './call.ts'

export const askStockAlert = {
  name: 'askStockAlert',
  method: 'POST',
  path: '/api/ext/stock-alert/ask',
  takesToken: true,
} as const satisfies Call

export const confirmStockAlert = {
  name: 'confirmStockAlert',
  method: 'POST',
  path: '/api/ext/stock-alert/confirm',
} as const satisfies Call

export const endStockAlerts = {
  name: 'endStockAlerts',
  method: 'POST',
  path: '/api/ext/stock-alert/unsubscribe',
  queryFields: ['link'],
} as const satisfies Call
