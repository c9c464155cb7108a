import type { Call } from './call.ts'

export const beginWithdrawal = {
  name: 'beginWithdrawal',
  method: 'POST',
  path: '/api/ext/withdrawal/begin',
} as const satisfies Call

export const confirmWithdrawal = {
  name: 'confirmWithdrawal',
  method: 'POST',
  path: '/api/ext/withdrawal/confirm',
} as const satisfies Call

export const openWithdrawal = {
  name: 'openWithdrawal',
  method: 'POST',
  path: '/api/ext/withdrawal/open',
} as const satisfies Call

export const completeWithdrawal = {
  name: 'completeWithdrawal',
  method: 'POST',
  path: '/api/ext/withdrawal/complete',
} as const satisfies Call
