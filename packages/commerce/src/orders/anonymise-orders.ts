import { forgetActsOn } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { boughtCards, orderAddresses, orderLines, orderShipments, orderStatusChanges, salesOrders } from './schema.ts'

const nobody = {
  firstName: '',
  lastName: '',
  company: '',
  taxId: '',
  street: '',
  number: '',
  affix: '',
  postcode: '',
  city: '',
  region: '',
  regionId: null,
  phone: '',
}

/** Someone who wants to be forgotten: by the account, or by the address guest orders were made with, or both. */
export type Forgotten = { readonly customerId: number | null; readonly email: string | null }

/** Takes out of somebody's orders who ordered; what was sold, to which country and for how much is kept for the books. */
export async function anonymiseOrders(db: Db, { customerId, email }: Forgotten, now: Date): Promise<number> {
  const isTheirs = sql`(${salesOrders.customerId} = ${customerId} or lower(${salesOrders.email}) = lower(${email}))`
  const anonymised = await db
    .update(salesOrders)
    .set({ anonymisedAt: now, email: '', fingerprint: '', deliveryExtra: {}, paymentExtra: {} })
    .where(and(isTheirs, isNull(salesOrders.anonymisedAt)))
    .returning({ orderId: salesOrders.orderId })
  const ids = anonymised.map(({ orderId }) => orderId)
  if (ids.length === 0) return 0
  await db.update(orderAddresses).set(nobody).where(inArray(orderAddresses.orderId, ids))
  // The carrier's page says where it was brought.
  await db.delete(orderShipments).where(inArray(orderShipments.orderId, ids))
  // What was printed on a shirt may be a child's name.
  await db.update(orderLines).set({ options: null, details: [] }).where(inArray(orderLines.orderId, ids))
  // The one a gift card was for is somebody too, and has had the mail.
  const nobodyElse = { recipientName: null, recipientEmail: null, message: null }
  await db.update(boughtCards).set(nobodyElse).where(inArray(boughtCards.orderId, ids))
  // What staff said of it may name somebody.
  await db.update(orderStatusChanges).set({ comment: '' }).where(inArray(orderStatusChanges.orderId, ids))
  await forgetActsOn(db, 'order', ids)
  return ids.length
}
