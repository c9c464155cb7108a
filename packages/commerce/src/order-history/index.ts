export { issueOrderLink } from './order-link.ts'
export { orderHistoryRoutes } from './routes.ts'
export { showOrders } from './show-orders.ts'
