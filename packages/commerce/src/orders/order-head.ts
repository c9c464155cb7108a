import { type Db, statement } from '@vonk/platform/db'
import type { OrderRow } from './schema.ts'
import type { StoredOrder } from './stored-order.ts'

/** The part of an order that its events are about. */
export type OrderHead = Pick<
  OrderRow,
  'orderId' | 'orderNumber' | 'status' | 'cartId' | 'customerId' | 'storeCode' | 'pointsSpent' | 'pointsEarned'
> & { readonly hasBoughtCards: boolean }

/** An order that is held; with all that belongs to it where that was read already. */
export type HeldOrder = OrderHead & { readonly whole?: StoredOrder }
export type WholeOrder = OrderHead & { readonly whole: StoredOrder }

/** A statement, or the part of one in a `with`, that holds the order which one of its parameters names. */
export function holdingOrder(parameter: `$${number}`): string {
  return `select order_id as "orderId", order_number as "orderNumber", status, cart_id as "cartId",
    customer_id as "customerId", store_code as "storeCode", points_spent as "pointsSpent", points_earned as "pointsEarned",
    exists (select from order_bought_card card where card.order_id = sales_order.order_id) as "hasBoughtCards"
  from sales_order where order_id = ${parameter} for update`
}

const lockedOrder = statement<OrderHead>('order-locked', holdingOrder('$1'))

/** Holds an order for the transaction: whoever changes one does this first. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderHead | null> {
  const [row] = await lockedOrder(tx, orderId)
  return row ?? null
}
