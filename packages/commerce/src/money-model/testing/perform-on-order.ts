import { orderCartKey } from '../../cart/index.ts'
import { callOfBank, decideAtBank, expirePayment, payLate } from '../../payments/testing/bank-hand.ts'
import { findWithdrawal, openWithdrawalLink } from '../../withdrawals/index.ts'
import type { Act } from './acts.ts'
import type { Asked } from './asked.ts'
import { call, centsOf, findPlaced, headersOf, type PlacedOrder, type Scene, saidOf, say } from './scene.ts'

type AboutOrder = Extract<Act, { order: number }>

/** What staff, buyers and the bank do with an order. */
export async function performOnOrder(scene: Scene, act: AboutOrder, asked: Asked): Promise<string> {
  const order = await findPlaced(scene, asked.order)
  const line = order.lines[asked.line]
  const { version } = asked
  const staff = (what: string, more: object = {}) =>
    say(scene, 'POST', `/api/desk/orders/${order.number}/${what}`, { body: { version, ...more } })
  switch (act.do) {
    case 'show':
      return show(scene, order)
    case 'ship':
    case 'cancel':
      return staff(act.do)
    case 'refund-all':
      return staff('refund')
    case 'refund':
      return staff('refund', { pieces: [{ lineId: line, quantity: act.quantity }] })
    case 'declare':
      return declare(scene, order, asked.order)
    case 'withdraw-all':
      return withdraw(scene, asked.order, null)
    case 'withdraw':
      return withdraw(scene, asked.order, [{ line, qty: act.quantity }])
    case 'come-back':
      return comeBack(scene, order)
    default:
      return beyondTheApi(scene, act, { order, orderId: asked.order })
  }
}

type Beyond = { readonly order: PlacedOrder; readonly orderId: string }

/** What happens at the bank, in the warehouse and on the command line. */
async function beyondTheApi({ shop }: Scene, act: AboutOrder, { order, orderId }: Beyond): Promise<string> {
  const { db, clock, orders } = shop
  const reference = order.reference ?? ''
  switch (act.do) {
    case 'decide': {
      const answer = ({ paid: 'approve', failed: 'refuse', cancelled: 'cancel', pending: 'pending' } as const)[
        act.answer
      ]
      await decideAtBank(db, reference, { answer, delay: act.isLate ? 'late' : 'now', now: clock.now })
      return 'ok'
    }
    case 'pay-late':
      await payLate(db, reference)
      return 'ok'
    case 'webhook': {
      const sent = { method: 'POST', ...callOfBank(reference, clock.now) }
      const { status } = await shop.api.fetch(new Request('http://localhost/api/ext/payments/webhook/sandbox', sent))
      return status === 200 ? 'ok' : `status ${status}`
    }
    case 'expire':
      await expirePayment(shop.payments, order.paymentId ?? '')
      return 'ok'
    case 'deliver':
      return saidOf(await orders.deliver(orderId, new Date(clock.now)))
    case 'try-refunds-again':
      return saidOf(await orders.refundAgain(orderId))
    case 'end-refunds-by-hand':
      return saidOf(await orders.endRefundsByHand(orderId))
    default:
      throw new Error(`nobody can ${act.do}`)
  }
}

async function show(scene: Scene, { number }: PlacedOrder): Promise<string> {
  const { said, result } = await call(scene, 'GET', `/api/desk/orders/${number}`)
  if (said !== 'ok') return said
  const { status, version, totals, payments, moneyBack } = result
  const [payment] = payments
  const waiting = moneyBack.map((back: { amount: number; state: string }) => ` ${back.state} ${centsOf(back.amount)}`)
  const paid = `${payment?.status} ${payment && centsOf(payment.refunded)}`
  return `ok ${status} ${version} ${centsOf(totals.money)} ${paid}${waiting.join('')}`
}

/** In two steps, after which a mail brings a link. */
async function declare(scene: Scene, { number, email }: PlacedOrder, orderId: string): Promise<string> {
  const { db, clock } = scene.shop
  const begun = await call(scene, 'POST', '/api/ext/withdrawal/begin', { body: { orderNumber: number, email } })
  if (begun.said !== 'ok') return begun.said
  const said = await say(scene, 'POST', '/api/ext/withdrawal/confirm', { body: { token: begun.result.token } })
  const withdrawal = await findWithdrawal(db, orderId)
  if (withdrawal) scene.links.set(orderId, await openWithdrawalLink(db, withdrawal.id, new Date(clock.now)))
  return said
}

function withdraw(scene: Scene, orderId: string, pieces: object | null): Promise<string> {
  const body = { token: scene.links.get(orderId) ?? '', ...(pieces && { pieces }) }
  return say(scene, 'POST', '/api/ext/withdrawal/complete', { body })
}

/** The page the bank sends the shopper back to. */
function comeBack(scene: Scene, { paymentId, cart }: PlacedOrder): Promise<string> {
  const [name = '', cartId] = [...scene.carts].find(([, id]) => orderCartKey(id) === cart) ?? []
  const who = Number(name.split('-')[1])
  return say(scene, 'GET', `/api/ext/payments/${paymentId}?cartId=${cartId}`, headersOf(who))
}
