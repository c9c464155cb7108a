export { creationOptions, type KnownKey, requestOptions } from './options.ts'
export { type NewPasskey, queriesOfPasskeys, type StoredPasskey } from './passkey-store.ts'
export { type RelyingParty, relyingPartyOf, type Site } from './relying-party.ts'
export { challengeOf, type VerifiedCredential, verifyNew, verifyUse } from './verify.ts'
