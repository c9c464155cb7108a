export { openProofLink } from './proof-links.ts'
export { accountProofRoutes } from './routes.ts'
