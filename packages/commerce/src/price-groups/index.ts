export { createGroupFinder } from './create-group-finder.ts'
export { createGroupTokens, type GroupTokens } from './group-tokens.ts'
export { createPriceSigner } from './price-signer.ts'
