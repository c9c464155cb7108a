export { orderHistoryRoutes } from './routes.ts'
