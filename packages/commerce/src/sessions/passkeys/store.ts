import { queriesOfPasskeys } from '@vonk/platform/webauthn'

export const passkeyStore = queriesOfPasskeys({
  keys: 'passkey',
  challenges: 'passkey_challenge',
  owner: 'customer_id',
  place: 'store_code',
})
