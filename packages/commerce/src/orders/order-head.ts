import { type Db, statement } from '@vonk/platform/db'
import type { OrderRow } from './schema.ts'

/** The part of an order that its events are about. */
export type OrderHead = Pick<
  OrderRow,
  'orderId' | 'orderNumber' | 'status' | 'cartId' | 'customerId' | 'storeCode' | 'pointsSpent' | 'pointsEarned'
>

const lockedOrder = statement<OrderHead>(
  'order-locked',
  `select order_id as "orderId", order_number as "orderNumber", status, cart_id as "cartId",
    customer_id as "customerId", store_code as "storeCode", points_spent as "pointsSpent", points_earned as "pointsEarned"
  from sales_order where order_id = $1 for update`,
)

/** Holds an order for the transaction: whoever changes one does this first. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderHead | null> {
  const [row] = await lockedOrder(tx, orderId)
  return row ?? null
}
