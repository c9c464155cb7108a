import type { Db } from '@vonk/platform/db'
import { eq } from 'drizzle-orm'
import { type OrderRow, salesOrders } from './schema.ts'

/** The part of an order that its events are about. */
export type OrderHead = Pick<
  OrderRow,
  'orderId' | 'orderNumber' | 'status' | 'cartId' | 'customerId' | 'storeCode' | 'pointsSpent' | 'pointsEarned'
>

/** Holds an order for the transaction: whoever changes one does this first. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderHead | null> {
  const { orderNumber, status, cartId, customerId, storeCode, pointsSpent, pointsEarned } = salesOrders
  const [row] = await tx
    .select({
      orderId: salesOrders.orderId,
      orderNumber,
      status,
      cartId,
      customerId,
      storeCode,
      pointsSpent,
      pointsEarned,
    })
    .from(salesOrders)
    .where(eq(salesOrders.orderId, orderId))
    .for('update')
  return row ?? null
}
