export { createSealedTokens } from './email-tokens/sealed-tokens.ts'
export { findEmailToken, issueEmailToken, redeemEmailToken } from './email-tokens/single-use-tokens.ts'
export { createUnsubscribeTokens, type UnsubscribeTokens } from './email-tokens/unsubscribe-tokens.ts'
