export { anonymiseOrders, type Forgotten } from './anonymise-orders.ts'
export type { LineDetail } from './schema.ts'
export { findOrder, findOrders, findOrdersOf, type OrderPage, putOrders } from './store.ts'
export type {
  OrderTotals,
  StoredDelivery,
  StoredOrder,
  StoredOrderLine,
  StoredPayment,
  StoredRefund,
  StoredStatusChange,
} from './stored-order.ts'
