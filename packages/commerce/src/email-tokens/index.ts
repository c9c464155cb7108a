export { createSealedTokens, type SealedTokens } from './sealed-tokens.ts'
export {
  type EmailToken,
  findEmailToken,
  forgetOldTokens,
  issueEmailToken,
  redeemEmailToken,
} from './single-use-tokens.ts'
export { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-tokens.ts'
