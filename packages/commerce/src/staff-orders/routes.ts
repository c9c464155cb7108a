import { cancelOrder, findStaffOrders, readStaffOrder, refundOrder, shipOrder } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import { err, ok } from '@vonk/domain/result'
import { actorOf } from '@vonk/platform/acts'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle, type Route } from '@vonk/platform/http'
import { findOrder, findOrderId, type OrderParts } from '../orders/index.ts'
import { findOrders } from './find-orders.ts'
import { cancel, type OrderAction, performAction, refund, ship } from './perform-action.ts'
import { toStaffOrder } from './to-staff-order.ts'

const PAGE = 50

type StaffOrderParts = {
  readonly db: Database
  readonly parts: OrderParts
  /** The member of staff who calls. */
  whoIs(context: CallContext): Promise<{ readonly email: string; readonly name: string } | null>
}

/** Orders for staff; whoever serves these routes asks for the right each of them names. */
export function staffOrderRoutes({ db, parts, whoIs }: StaffOrderParts): readonly Route[] {
  async function show(orderNumber: string) {
    const orderId = await findOrderId(db, orderNumber)
    const order = orderId === null ? null : await findOrder(db, orderId)
    return order ? ok(await toStaffOrder(db, order)) : err({ code: 'order-not-found' } as const)
  }

  type Asked = { readonly orderNumber: string; readonly version: number }

  /** Does it and answers what the order is then. */
  async function act<Refusal>({ orderNumber, version }: Asked, context: CallContext, what: OrderAction<Refusal>) {
    const [orderId, by] = [await findOrderId(db, orderNumber), await whoIs(context)]
    if (orderId === null) return err({ code: 'order-not-found' } as const)
    if (!by) return err({ code: 'staff-not-signed-in' } as const)
    const done = await performAction({ db, parts, orderId, by: actorOf(by), version }, what)
    return done.ok ? ok(await toStaffOrder(db, done.value)) : done
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
    handle(shipOrder, ({ tracking, carrier, comment, ...asked }, context) => {
      const parcel = tracking === undefined ? null : { carrierCode: carrier, trackingCode: tracking }
      return act(asked, context, ship({ comment, parcel }))
    }),
    handle(cancelOrder, ({ comment, ...asked }, context) => act(asked, context, cancel({ comment }))),
    handle(refundOrder, ({ pieces = null, comment, ...asked }, context) => {
      const wanted = pieces?.map(({ lineId, quantity }) => ({ lineId: String(lineId), quantity })) ?? null
      return act(asked, context, refund({ wanted, comment }))
    }),
  ]
}
