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

export const listStockAlerts = {
  name: 'listStockAlerts',
  method: 'GET',
  path: '/api/ext/account/stock-alerts',
  takesToken: true,
} as const satisfies Call

export const endStockAlert = {
  name: 'endStockAlert',
  method: 'POST',
  path: '/api/ext/account/stock-alerts/end',
  takesToken: true,
} as const satisfies Call

export const leaveStockAlerts = {
  name: 'leaveStockAlerts',
  method: 'POST',
  path: '/api/ext/stock-alert/leave',
} as const satisfies Call
