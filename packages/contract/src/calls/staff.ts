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
  right: 'account.use',
} as const satisfies Call

export const readStaffMember = {
  name: 'readStaffMember',
  method: 'GET',
  path: '/api/editor/me',
  right: 'account.use',
} as const satisfies Call

export const beginStaffLogIn = {
  name: 'beginStaffLogIn',
  method: 'POST',
  path: '/api/editor/log-in/begin',
} as const satisfies Call

export const listStaffPasskeys = {
  name: 'listStaffPasskeys',
  method: 'GET',
  path: '/api/editor/passkeys',
  right: 'account.use',
} as const satisfies Call

export const beginStaffPasskey = {
  name: 'beginStaffPasskey',
  method: 'POST',
  path: '/api/editor/passkeys/begin',
  right: 'account.use',
} as const satisfies Call

export const addStaffPasskey = {
  name: 'addStaffPasskey',
  method: 'POST',
  path: '/api/editor/passkeys',
  right: 'account.use',
} as const satisfies Call

export const removeStaffPasskey = {
  name: 'removeStaffPasskey',
  method: 'DELETE',
  path: '/api/editor/passkeys/:passkeyId',
  right: 'account.use',
} as const satisfies Call
