import { createPasskeyStore } from '@vonk/platform/webauthn'

export const passkeyStore = createPasskeyStore({
  keys: 'passkey',
  challenges: 'passkey_challenge',
  owner: 'customer_id',
  place: 'store_code',
})
