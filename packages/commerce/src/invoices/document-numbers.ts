import { type Db, statement } from '@vonk/platform/db'

/** The numbers of what was given out for an order; its credit notes the oldest first. */
export type DocumentNumbers = { readonly invoice: string; readonly creditNotes: readonly string[] }

type Row = DocumentNumbers & { readonly orderId: string }

const numbersOfOrders = statement<Row>(
  'document-numbers',
  `select order_id as "orderId", document ->> 'number' as invoice, array(
    select note.document ->> 'number' from credit_note note
    where note.order_id = invoice.order_id order by note.refund_position
  ) as "creditNotes"
  from invoice where order_id = any($1::text[])`,
)

/** By the ids of the orders; those without an invoice are not in it. */
export async function findDocumentNumbers(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, DocumentNumbers>> {
  const rows = orderIds.length > 0 ? await numbersOfOrders(db, orderIds) : []
  return new Map(rows.map(({ orderId, ...numbers }) => [orderId, numbers]))
}
