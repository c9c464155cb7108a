import { err, ok, type Result } from '@vonk/domain/result'
import { trackingUrl } from '@vonk/domain/shipping'
import type { Db } from '@vonk/platform/db'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { carrierTracking, orderShipments, salesOrders } from './schema.ts'
import type { StoredOrder } from './stored-order.ts'

export type Parcel = { readonly carrierCode: string; readonly trackingCode: string }
export type ParcelRefusal = { readonly code: 'carrier-unknown' | 'tracking-code-invalid' }
export type DeliveryRefusal = { readonly code: 'order-not-shipped' | 'delivered-before-ordered' }

/** Whether a parcel can be followed: the carrier must be one whose page is known. */
export async function checkParcel(db: Db, { carrierCode, trackingCode }: Parcel): Promise<Result<null, ParcelRefusal>> {
  if (!/^[A-Za-z0-9-]{4,40}$/.test(trackingCode)) return err({ code: 'tracking-code-invalid' })
  const carriers = await db
    .select({ carrierCode: carrierTracking.carrierCode })
    .from(carrierTracking)
    .where(eq(carrierTracking.carrierCode, carrierCode))
  return carriers.length > 0 ? ok(null) : err({ code: 'carrier-unknown' })
}

/** The carriers whose pages are known. */
export async function listCarriers(db: Db): Promise<string[]> {
  const { carrierCode } = carrierTracking
  const rows = await db.select({ carrierCode }).from(carrierTracking).orderBy(asc(carrierCode))
  return rows.map((row) => row.carrierCode)
}

export async function saveParcel(tx: Db, orderId: string, parcel: Parcel): Promise<void> {
  await tx
    .insert(orderShipments)
    .values({ orderId, ...parcel })
    .onConflictDoUpdate({ target: orderShipments.orderId, set: parcel })
}

export type TrackedParcel = Parcel & { readonly url: string }
type Sent = Pick<StoredOrder, 'orderId' | 'delivery'>

/** The parcel of an order and the page that follows it; null while nobody said where it is. */
export async function findParcel(db: Db, order: Sent, language: string): Promise<TrackedParcel | null> {
  return (await findParcels(db, [order], language)).get(order.orderId) ?? null
}

/** The parcels of several orders, by their ids. */
export async function findParcels(
  db: Db,
  orders: readonly Sent[],
  language: string,
): Promise<ReadonlyMap<string, TrackedParcel>> {
  const { orderId, carrierCode, trackingCode } = orderShipments
  const ids = orders.map((order) => order.orderId)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ orderId, carrierCode, trackingCode, template: carrierTracking.urlTemplate })
    .from(orderShipments)
    .innerJoin(carrierTracking, eq(carrierTracking.carrierCode, carrierCode))
    .where(inArray(orderId, ids))
  const parcels = rows.flatMap(({ template, orderId, ...parcel }) => {
    const address = orders.find((order) => order.orderId === orderId)?.delivery?.address
    if (!address) return []
    const { countryId, postcode } = address
    const url = trackingUrl(template, { code: parcel.trackingCode, countryId, postcode, language })
    return [[orderId, { ...parcel, url }] as const]
  })
  return new Map(parcels)
}

/** From here on the days to withdraw are counted. Said again, the later word counts: a carrier may have been wrong. */
export async function saveDelivery(
  tx: Db,
  { orderId, status }: { readonly orderId: string; readonly status: string },
  at: Date,
): Promise<Result<null, DeliveryRefusal>> {
  if (status !== 'shipped') return err({ code: 'order-not-shipped' })
  const saved = await tx
    .update(salesOrders)
    .set({ deliveredAt: at, updatedAt: sql`now()` })
    .where(sql`${salesOrders.orderId} = ${orderId} and ${salesOrders.placedAt} <= ${at.toISOString()}::timestamptz`)
    .returning({ orderId: salesOrders.orderId })
  return saved.length > 0 ? ok(null) : err({ code: 'delivered-before-ordered' })
}
