export { anonymiseOrders, type Forgotten } from './anonymise-orders.ts'
export { type BoughtCard, findBoughtCards } from './bought-cards.ts'
export { type BrokenPromise, checkBooks } from './check-books.ts'
export {
  giftCardIssued,
  orderCanceled,
  orderConfirmed,
  orderPaymentOpen,
  orderPlaced,
  orderRefunded,
  orderReturned,
  orderShipped,
  orderWithdrawn,
} from './events.ts'
export { type InsertedOrder, insertOrder, type NewOrder, type NewOrderLine, type PlacedOrder } from './insert-order.ts'
export {
  countOpenRefunds,
  findPaymentRefunds,
  type OpenRefunds,
  type PaymentRefund,
} from './open-refunds.ts'
export { holdingOrder, lockOrder, type OrderHead, type WholeOrder } from './order-head.ts'
export { type OrderParts, runOrderEvents, runSteps } from './order-steps.ts'
export {
  createOrders,
  findOrderId,
  findOrderNumbers,
  listOrders,
  type Orders,
  type OrdersOptions,
  returnHeldItems,
} from './orders.ts'
export {
  findKept,
  keptOf,
  paidOrderOf,
  piecesLeft,
  type RequestedRefund,
  requestRefund,
  withCards,
} from './refund-pieces.ts'
export { type RevivalRefusal, reviveOrder } from './revive-order.ts'
export { type LineDetail, orderPayments, paymentRefunds } from './schema.ts'
export { findParcel, findParcels, listCarriers, type Parcel, type TrackedParcel } from './shipments.ts'
export {
  findOrder,
  findOrderOfRow,
  findOrderPage,
  findOrderStatus,
  findOrders,
  findOwnOrder,
  findSubmitted,
  hasOpenOrders,
  hasOrdered,
  loadWhole,
  type OrderStatusRow,
  putBoughtCards,
  putOrders,
  putParcels,
} from './store.ts'
export type {
  OrderTotals,
  StoredDelivery,
  StoredOrder,
  StoredOrderLine,
  StoredPayment,
  StoredRefund,
  StoredStatusChange,
} from './stored-order.ts'
