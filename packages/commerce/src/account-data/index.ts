export { accountDataRoutes } from './routes.ts'
