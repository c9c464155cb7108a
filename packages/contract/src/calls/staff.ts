import type { Call } from './call.ts'

export const logInStaff = {
  name: 'logInStaff',
  method: 'POST',
  path: '/api/desk/log-in',
} as const satisfies Call

export const logOutStaff = {
  name: 'logOutStaff',
  method: 'POST',
  path: '/api/desk/log-out',
  right: 'account.use',
} as const satisfies Call

export const readStaffMember = {
  name: 'readStaffMember',
  method: 'GET',
  path: '/api/desk/me',
  right: 'account.use',
} as const satisfies Call

export const beginStaffLogIn = {
  name: 'beginStaffLogIn',
  method: 'POST',
  path: '/api/desk/log-in/begin',
} as const satisfies Call

export const listStaffPasskeys = {
  name: 'listStaffPasskeys',
  method: 'GET',
  path: '/api/desk/passkeys',
  right: 'account.use',
} as const satisfies Call

export const beginStaffPasskey = {
  name: 'beginStaffPasskey',
  method: 'POST',
  path: '/api/desk/passkeys/begin',
  right: 'account.use',
} as const satisfies Call

export const addStaffPasskey = {
  name: 'addStaffPasskey',
  method: 'POST',
  path: '/api/desk/passkeys',
  right: 'account.use',
} as const satisfies Call

export const removeStaffPasskey = {
  name: 'removeStaffPasskey',
  method: 'DELETE',
  path: '/api/desk/passkeys/:passkeyId',
  right: 'account.use',
} as const satisfies Call
