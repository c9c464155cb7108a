import { defaultSettings } from '@vonk/domain/settings'
import { createApi } from '@vonk/platform/http'
import { aLog } from '@vonk/testkit'
import { holdCart, lockCartHold } from '../../cart/index.ts'
import { findOrderId } from '../../orders/index.ts'
import { staffOrderRoutes } from '../../staff-orders/index.ts'
import { withdrawalsOf } from '../../withdrawals/testing.ts'
import type { OrderShop } from '../testing.ts'

export type Cancelling = ReturnType<typeof cancellingIn>

/** What buyers and staff send who cancel an order or have it returned. */
export function cancellingIn(shop: OrderShop) {
  const { db } = shop
  const parts = { holdCart, lockCartHold, earningOf: () => defaultSettings, now: Date.now }
  const whoIs = async () => ({ email: 'sam@shop.example', name: 'Sam' })
  const api = createApi({ routes: staffOrderRoutes({ db, parts, whoIs }), log: aLog().log })
  const withdrawals = withdrawalsOf(shop)

  async function call(path: string, body?: object) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await api.fetch(new Request(`http://localhost${path}`, body ? init : {}))
    // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call they make answers.
    return { status: answer.status, body: (await answer.json()) as any }
  }

  async function actAsStaff(orderNumber: string, act: 'cancel' | 'refund' | 'ship', body: object = {}) {
    const read = await call(`/api/desk/orders/${orderNumber}`)
    return call(`/api/desk/orders/${orderNumber}/${act}`, { version: read.body.result.version, ...body })
  }

  /** Each buyer has an address of their own, so that none of them asks too often. */
  async function declareWithdrawal(orderNumber: string): Promise<string> {
    const { body } = await call(`/api/desk/orders/${orderNumber}`)
    await withdrawals.declare(orderNumber, body.result.email)
    return withdrawals.linkOf((await findOrderId(db, orderNumber)) ?? '')
  }

  const withdraw = async (orderNumber: string) => withdrawals.complete(await declareWithdrawal(orderNumber))
  return { withdrawals, actAsStaff, declareWithdrawal, withdraw }
}

/** Every way all of a paid order is cancelled or returned, and whether it was sent before. */
export const waysToCancel = [
  { way: 'withdrawn from', status: 'canceled', isSent: false, cancel: ({ withdraw }, number) => withdraw(number) },
  {
    ...{ way: 'cancelled by staff', status: 'canceled', isSent: false },
    cancel: ({ actAsStaff }, number) => actAsStaff(number, 'cancel'),
  },
  {
    ...{ way: 'refunded whole by staff', status: 'canceled', isSent: false },
    cancel: ({ actAsStaff }, number) => actAsStaff(number, 'refund'),
  },
  {
    ...{ way: 'returned after it was sent', status: 'returned', isSent: true },
    cancel: ({ actAsStaff }, number) => actAsStaff(number, 'refund'),
  },
] as const satisfies readonly Way[]

type Way = {
  readonly way: string
  readonly status: 'canceled' | 'returned'
  readonly isSent: boolean
  readonly cancel: (by: Cancelling, orderNumber: string) => Promise<{ readonly status: number }>
}
