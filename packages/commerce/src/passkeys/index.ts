export { findSigner } from './passkey-login.ts'
export { passkeyRoutes } from './routes.ts'
export { passkeyStore } from './store.ts'
