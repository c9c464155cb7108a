export { forgetOldNetworks } from './login-networks.ts'
export { sessionRoutes } from './routes.ts'
export { createSessions, type Sessions } from './sessions.ts'
export { forgetEndedSessions } from './store.ts'
