import { cancelOrder, findStaffOrders, readStaffOrder, refundOrder, shipOrder } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import { err, ok } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle, type Route } from '@vonk/platform/http'
import { findOrder, findOrderId, type OrderParts, type StoredOrder } from '../orders/index.ts'
import { actOnOrder, callingOff, type OrderAct, refunding, shipping } from './act-on-order.ts'
import type { Member } from './acts.ts'
import { findOrders } from './find-orders.ts'
import { toStaffOrder } from './to-staff-order.ts'

const PAGE = 50

type StaffOrderParts = {
  readonly db: Database
  readonly parts: OrderParts
  /** The member of staff who calls. */
  whoIs(context: CallContext): Promise<Member | null>
}

/** Orders for staff; whoever serves these routes asks for the role each of them names. */
export function staffOrderRoutes({ db, parts, whoIs }: StaffOrderParts): readonly Route[] {
  async function load(orderNumber: string) {
    const orderId = await findOrderId(db, orderNumber)
    const order = orderId === null ? null : await findOrder(db, orderId)
    return order ? ok(order) : err({ code: 'order-not-found' } as const)
  }

  async function show(orderNumber: string) {
    const order = await load(orderNumber)
    return order.ok ? ok(await toStaffOrder(db, order.value)) : order
  }

  type Asked = { readonly orderNumber: string; readonly version: number }

  /** Does it and answers what the order is then. */
  async function act<Refusal>(
    { orderNumber, version }: Asked,
    context: CallContext,
    toAct: (order: StoredOrder) => OrderAct<Refusal>,
  ) {
    const [order, by] = [await load(orderNumber), await whoIs(context)]
    if (!order.ok) return order
    if (!by) return err({ code: 'staff-not-signed-in' } as const)
    const acting = { db, parts, orderId: order.value.orderId, by, version }
    const done = await actOnOrder(acting, toAct(order.value))
    return done.ok ? show(orderNumber) : done
  }

  return [
    handle(findStaffOrders, async ({ status = null, search, before = null }) => {
      const found = await findOrders(db, { status, search, before, limit: PAGE + 1 })
      const shown = found.slice(0, PAGE).map(({ placedAt, total, ...order }) => ({
        ...order,
        placedAt: placedAt.toISOString(),
        total: toDecimal(total),
      }))
      return ok({ orders: shown, hasMore: found.length > PAGE })
    }),
    handle(readStaffOrder, ({ orderNumber }) => show(orderNumber)),
    handle(shipOrder, ({ tracking, carrier, comment, ...asked }, context) =>
      act(asked, context, ({ delivery }) => {
        const carrierCode = carrier ?? delivery?.carrierCode ?? ''
        return shipping({ comment, parcel: tracking === undefined ? null : { carrierCode, trackingCode: tracking } })
      }),
    ),
    handle(cancelOrder, ({ comment, ...asked }, context) => act(asked, context, () => callingOff({ comment }))),
    handle(refundOrder, ({ pieces = null, ...asked }, context) => {
      const wanted = pieces?.map(({ lineId, quantity }) => ({ lineId: String(lineId), quantity })) ?? null
      return act(asked, context, () => refunding(wanted))
    }),
  ]
}
