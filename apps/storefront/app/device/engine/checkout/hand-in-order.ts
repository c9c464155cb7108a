import { placeOrder, readOrderStatus } from '@vonk/contract/calls'
import { checkedOrderOutcome } from '@vonk/domain/orders'
import { type OrderOutcome, orderOutcome } from '@vonk/domain/sync-tasks'
import type { OrderRefused, StoredOrder, StoredPayment } from '../../checkout/stored-order.ts'
import { type AnswerTo, type ApiAnswer, noAnswer, sentenceOf } from '../tasks/api-answer.ts'
import type { Transmitter } from '../tasks/transmitter.ts'
import type { OrderBody } from './order-wire.ts'

/** What came of an order that was handed in. */
export type HandedIn = {
  readonly outcome: OrderOutcome
  readonly payment: StoredPayment | null
  readonly refused: OrderRefused | null
}

type Shop = { readonly api: Transmitter; isOnline(): boolean }

/** Hands an order in. Under its id it counts once, however often this is done. */
export async function handInOrder({ api, isOnline }: Shop, order: StoredOrder): Promise<HandedIn> {
  const body = readBody(order)
  if (body === null) return { outcome: { do: 'check' }, payment: null, refused: null }
  const answer: AnswerTo<typeof placeOrder> = isOnline()
    ? await api.call(placeOrder, body, { idempotencyKey: order.orderId })
    : { ...noAnswer, isOk: false }
  const { orderNumber = null, payment = null } = answer.isOk ? answer.value : {}
  const outcome = orderOutcome({ code: answer.code, orderNumber, message: sentenceOf(answer) })
  if (outcome.do === 'check') return checkOrder(api, order.orderId)
  return { outcome, payment, refused: outcome.do === 'refuse' ? refusalOf(answer) : null }
}

/** Asks what became of an order nobody is sure of. */
export async function checkOrder(api: Transmitter, orderId: string): Promise<HandedIn> {
  const answer = await api.call(readOrderStatus, { order_id: orderId })
  const found = answer.isOk ? answer.value : null
  const isAnswered = answer.code === 200
  const outcome = checkedOrderOutcome(isAnswered ? found : 'unreachable')
  const paymentId = found?.paymentId ?? null
  const payment = paymentId === null ? null : ({ id: paymentId, status: 'checking', redirectUrl: null } as const)
  return { outcome, payment, refused: null }
}

function refusalOf(answer: ApiAnswer): OrderRefused {
  return { code: answer.refusal ?? String(answer.code), text: sentenceOf(answer), facts: answer.facts }
}

function readBody({ body }: StoredOrder): OrderBody | null {
  try {
    // The device has written it itself; the shop checks it against the schema.
    return body === null ? null : (JSON.parse(body) as OrderBody)
  } catch {
    return null
  }
}
