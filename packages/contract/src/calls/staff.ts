import type { Call } from './call.ts'

export const logInStaff = {
  name: 'logInStaff',
  method: 'POST',
  path: '/api/editor/log-in',
} as const satisfies Call

export const logOutStaff = {
  name: 'logOutStaff',
  method: 'POST',
  path: '/api/editor/log-out',
  role: 'viewer',
} as const satisfies Call

export const readStaffMember = {
  name: 'readStaffMember',
  method: 'GET',
  path: '/api/editor/me',
  role: 'viewer',
} as const satisfies Call
