import { openOrder, readOrder, readOrderHistory } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import { findOrderPage, findOwnOrder, type StoredOrder } from '../orders/index.ts'
import { findLinkedOrder } from './order-link.ts'
import { type PromiseParts, promisedDay } from './promised-day.ts'
import { showOrders } from './show-orders.ts'

type OrderHistoryParts = Pick<PromiseParts, 'directory' | 'settingsOf'> & {
  readonly db: Database
  /** The customer of a token; null for one that is not, or no longer, good. */
  whoIs(token: string): Promise<{ readonly customerId: number } | null>
  /** What delivery costs at this moment. */
  tariffs(): PromiseParts['tariffs']
}

/** What a customer has ordered, and one order for who has its link. Somebody else's order is not there. */
export function orderHistoryRoutes({ db, whoIs, directory, settingsOf, tariffs }: OrderHistoryParts) {
  const customerOf = async (token: string | null) => (token === null ? null : await whoIs(token))

  const show = (orders: readonly StoredOrder[], storeCode: string | null) =>
    showOrders(db, orders, {
      language: findStoreView(directory, storeCode).language,
      directory,
      promisedDay: (order) => promisedDay(order, { directory, settingsOf, tariffs: tariffs() }),
    })

  return [
    handle(readOrderHistory, async ({ pageSize, currentPage }, { token, storeCode }) => {
      const customer = await customerOf(token)
      if (!customer) return err({ code: 'not-signed-in' })
      const { orders, total } = await findOrderPage(db, { customerId: customer.customerId, pageSize, currentPage })
      const search_criteria = {
        filter_groups: [],
        sort_orders: [{ field: 'created_at', direction: 'DESC' }],
        page_size: pageSize,
        current_page: currentPage,
      }
      return ok({ items: await show(orders, storeCode), search_criteria, total_count: total })
    }),
    handle(readOrder, async ({ entityId }, { token, storeCode }) => {
      const customer = await customerOf(token)
      if (!customer) return err({ code: 'not-signed-in' })
      const order = await findOwnOrder(db, { customerId: customer.customerId, entityId })
      const [shown] = order ? await show([order], storeCode) : []
      return shown ? ok(shown) : err({ code: 'order-not-found' })
    }),
    handle(openOrder, async ({ token }, { storeCode }) => {
      const order = await findLinkedOrder(db, token, new Date())
      const [shown] = order ? await show([order], storeCode) : []
      // The schema leaves out whatever it does not name.
      return shown ? ok(openOrder.result.parse(shown)) : err({ code: 'link-unknown' })
    }),
  ]
}
