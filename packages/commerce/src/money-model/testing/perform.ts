import { orderCartKey } from '../../cart/index.ts'
import { expireOldPoints } from '../../loyalty/index.ts'
import { expirePayments, reconcilePayments, sendRefunds } from '../../payments/index.ts'
import type { Act } from './acts.ts'
import type { Asked } from './asked.ts'
import { goShopping } from './go-shopping.ts'
import { inShop } from './in-shop.ts'
import { performOnOrder } from './perform-on-order.ts'
import { DAY, REFUSED_DAYS } from './reference/state.ts'
import { type Scene, say } from './scene.ts'

/** Does in the shop what the reference does in its books, and answers `ok` or what was refused. */
export async function perform(scene: Scene, asked: Asked): Promise<string> {
  const { act } = asked
  if ('who' in act) return goShopping(scene, act, asked)
  if ('order' in act) return performOnOrder(scene, act, asked)
  if (act.do === 'count') return count(scene, act)
  await turn(scene, act)
  return 'ok'
}

/** What the reference calls the cart of this key. */
export function nameOfCart({ carts }: Scene, key: string): string {
  return [...carts].find(([, id]) => orderCartKey(id) === key)?.[0] ?? key
}

type Counted = Extract<Act, { do: 'count' }>

function count(scene: Scene, { sku, quantity }: Counted): Promise<string> {
  const headers = { authorization: `Bearer ${scene.shop.backOfficeKey}` }
  return say(scene, 'PUT', '/api/back-office/stock', { body: { rows: [{ sku: inShop(sku).sku, quantity }] }, headers })
}

const EXPIRY = { usual: 60, payLater: 60 }

/** What nobody asks for: the clock, outages and the jobs. */
async function turn(
  { shop }: Scene,
  act: Exclude<Act, Counted | { who: number } | { order: number }>,
): Promise<unknown> {
  const { db, clock, bank, payments } = shop
  switch (act.do) {
    case 'bank':
      return Object.assign(bank, { isUnavailable: act.isUnavailable, refusesRefunds: act.refusesRefunds })
    case 'wait':
      clock.now += act.ms
      return
    case 'expire-payments':
      return expirePayments(payments, EXPIRY)
    case 'ask-banks':
      return reconcilePayments(payments)
    case 'send-refunds':
      return sendRefunds(payments)
    case 'refuse-refunds-for-days':
      bank.refusesRefunds = true
      for (let days = 0; days < REFUSED_DAYS; days += 1) {
        await sendRefunds(payments)
        clock.now += DAY
      }
      return
    case 'expire-points':
      return expireOldPoints(db, new Date(clock.now))
  }
}
