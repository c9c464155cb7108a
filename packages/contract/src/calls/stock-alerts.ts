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

export const leaveStockAlerts = {
  name: 'leaveStockAlerts',
  method: 'POST',
  path: '/api/ext/stock-alert/leave',
} as const satisfies Call
