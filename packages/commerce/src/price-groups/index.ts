export { createGroupTokens, type GroupTokens } from './group-tokens.ts'
export { createPriceSigner } from './price-signer.ts'
