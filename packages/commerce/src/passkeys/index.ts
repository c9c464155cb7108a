export { forgetOldChallenges } from './challenges.ts'
export { passkeyRoutes } from './routes.ts'
export { findPasskeys } from './store.ts'
