export { enterGiftCard, type GiftCardMove, issueGiftCard, lockGiftCards } from './ledger.ts'
export type { StoredGiftCard, StoredGiftCardEntry } from './schema.ts'
export { findGiftCard, findGiftCardLedger, putGiftCardEntries, putGiftCards } from './store.ts'
