import type { OrderAddress } from '@vonk/domain/orders'
import type { Refund } from '@vonk/domain/payments'
import type { MethodReference } from '@vonk/domain/shipping'
import type { CartTotals } from '@vonk/domain/totals'
import type { Extra, OrderLineRow, OrderPaymentRow, OrderRow, OrderStatusChangeRow } from './schema.ts'

type Head = Pick<
  OrderRow,
  | 'orderId'
  | 'entityId'
  | 'orderNumber'
  | 'cartId'
  | 'fingerprint'
  | 'customerId'
  | 'customerGroupId'
  | 'isGuest'
  | 'anonymisedAt'
  | 'email'
  | 'storeCode'
  | 'status'
  | 'createdAt'
  | 'placedAt'
  | 'updatedAt'
  | 'deliveredAt'
  | 'paymentMethod'
  | 'paymentExtra'
  | 'pointsEarned'
>

/** An order with all that belongs to it. */
export type StoredOrder = Readonly<Head> & {
  readonly billingAddress: OrderAddress
  /** Null when there was nothing to deliver. */
  readonly delivery: StoredDelivery | null
  /** In the order the shopper saw them; the parts of a bundle name its line as their parent. */
  readonly lines: readonly StoredOrderLine[]
  readonly totals: OrderTotals
  readonly payments: readonly StoredPayment[]
  /** The oldest first; the last one is the order's status. */
  readonly statusChanges: readonly StoredStatusChange[]
  readonly refunds: readonly StoredRefund[]
}

/** The lines keep their own. */
export type OrderTotals = Omit<CartTotals, 'lines'>

export type StoredDelivery = MethodReference & {
  readonly address: OrderAddress
  readonly methodTitle: string
  readonly place:
    | { readonly kind: 'home' }
    | { readonly kind: 'service-point'; readonly id: string }
    | { readonly kind: 'store'; readonly id: string }
  readonly extra: Extra
}

export type StoredOrderLine = Readonly<Omit<OrderLineRow, 'orderId' | 'position'>>
export type StoredPayment = Readonly<Omit<OrderPaymentRow, 'orderId'>>
export type StoredStatusChange = Readonly<Omit<OrderStatusChangeRow, 'orderId' | 'position'>>
export type StoredRefund = Refund & { readonly refundedAt: Date }
