export { isSealed, openSealer, type Sealer, UnreadableSecret } from './sealer.ts'
export { findSecretsKey, parseSecretsKey } from './secrets-key.ts'
