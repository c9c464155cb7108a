import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import { createApi } from '@vonk/platform/http'
import { aLog } from '@vonk/testkit'
import { holdCart, lockCartHold } from '../cart/index.ts'
import { anOrderBody, aProduct, type OrderShop } from '../checkout/testing.ts'
import { createThrottles } from '../throttles/index.ts'
import { withdrawalRoutes } from './routes.ts'
import { findWithdrawal } from './store.ts'
import { openWithdrawalLink } from './withdrawals.ts'

type Pieces = readonly { readonly line: number; readonly qty: number }[]

/** Calls of withdrawals on a shop that takes orders, with a clock of its own. */
export function withdrawalsOf(shop: OrderShop, { evenAnswerMs = 0 } = {}) {
  const clock = { now: Date.parse('2026-11-16T12:00:00Z') }
  const now = () => clock.now
  const throttles = createThrottles({ db: shop.db, limits: throttleLimits, now })
  const orders = { holdCart, lockCartHold, earningOf: () => defaultSettings, now }
  const parts = { db: shop.db, throttles, orders, secret: new Uint8Array(32).fill(7), now, evenAnswerMs }
  const api = createApi({ routes: withdrawalRoutes(parts), log: aLog().log })

  async function post(path: string, body: object, visitor = '192.0.2.1') {
    const request = new Request(`http://localhost/api/ext/withdrawal/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await api.fetch(request, { clientAddress: visitor })
    // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call they make answers.
    return { status: answer.status, body: (await answer.json()) as any }
  }

  const begin = (orderNumber: string, email = 'gerda@example.com', visitor?: string) =>
    post('begin', { orderNumber, email }, visitor)
  const confirm = (token: string) => post('confirm', { token })

  return {
    clock,
    begin,
    confirm,
    open: (token: string) => post('open', { token }),
    complete: (token: string, pieces?: Pieces) => post('complete', { token, pieces }),

    async declare(orderNumber: string, email?: string) {
      return confirm((await begin(orderNumber, email)).body.result.token)
    },

    /** The token of the link that a mail about the order would bring. */
    async linkOf(orderId: string): Promise<string> {
      const withdrawal = await findWithdrawal(shop.db, orderId)
      if (!withdrawal) throw new Error(`nobody has withdrawn from ${orderId}`)
      return openWithdrawalLink(shop.db, withdrawal.id, new Date(clock.now))
    },

    async paidOrder(orderId: string, products = [aProduct('socks', 2, 10)]): Promise<string> {
      const cartId = await shop.cartWith('socks', 2)
      const placed = await shop.order(anOrderBody(cartId, { order_id: orderId, products }))
      await shop.pay(orderId)
      return String(placed.body.result.orderNumber)
    },
  }
}
