export { forgetOldChallenges } from './challenges.ts'
export { findSigner } from './passkey-login.ts'
export { passkeyRoutes } from './routes.ts'
export { findPasskeys } from './store.ts'
