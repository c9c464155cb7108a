import type { Call } from './call.ts'

export const listPasskeys = {
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/ext/account/passkeys',
  takesToken: true,
} as const satisfies Call

export const beginPasskey = {
  name: 'beginPasskey',
  method: 'POST',
  path: '/api/ext/account/passkeys/begin',
  takesToken: true,
} as const satisfies Call

export const addPasskey = {
  name: 'addPasskey',
  method: 'POST',
  path: '/api/ext/account/passkeys',
  takesToken: true,
} as const satisfies Call

export const renamePasskey = {
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/api/ext/account/passkeys/:passkeyId',
  takesToken: true,
} as const satisfies Call

export const removePasskey = {
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/ext/account/passkeys/:passkeyId',
  takesToken: true,
} as const satisfies Call

export const beginPasskeyLogin = {
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: '/api/ext/passkey-login/begin',
} as const satisfies Call

export const loginWithPasskey = {
  name: 'loginWithPasskey',
  method: 'POST',
  path: '/api/ext/passkey-login',
  hasMeta: true,
} as const satisfies Call
