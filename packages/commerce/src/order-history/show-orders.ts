import type { OrderDto } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import { findDocumentNumbers } from '../invoices/index.ts'
import { findParcels, type StoredOrder } from '../orders/index.ts'
import { findDeclarations } from '../withdrawals/index.ts'
import { type OrderFacts, toOrder } from './to-order.ts'

type ShownIn = Pick<OrderFacts, 'language' | 'directory'> & {
  readonly promisedDay?: (order: StoredOrder) => string | null
}

/** Orders on the wire. Whatever stands in other tables is asked for once for all of them. */
export async function showOrders(
  db: Db,
  orders: readonly StoredOrder[],
  { language, directory, promisedDay }: ShownIn,
): Promise<OrderDto[]> {
  const ids = orders.map(({ orderId }) => orderId)
  const documents = await findDocumentNumbers(db, ids)
  const parcels = await findParcels(db, orders, language)
  const declared = await findDeclarations(db, ids)
  return orders.map((order) =>
    toOrder(order, {
      language,
      directory,
      documents: documents.get(order.orderId) ?? null,
      parcel: parcels.get(order.orderId) ?? null,
      withdrawal: declared.get(order.orderId) ?? null,
      promised: promisedDay?.(order) ?? null,
    }),
  )
}
