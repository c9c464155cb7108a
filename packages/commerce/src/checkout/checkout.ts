import type { OrderInput } from '@vonk/contract'
import { checkOrderLimit } from '@vonk/domain/cart'
import type { PaymentStatus } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import { type Database, type Db, isUniqueViolation } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { type AccessRefusal, type Caller, findShopper, orderCartKey } from '../cart/index.ts'
import { findOrderStatus, type OrderStatusRow, type PlacedOrder } from '../orders/index.ts'
import { fingerprintOf, type RequestRefusal, readOrderRequest } from './order-request.ts'
import { type Placed, type PlacingParts, type PlacingRefusal, placeOrder } from './place-order.ts'

export type OpenedPayment = { readonly id: string; readonly status: PaymentStatus; readonly redirectUrl: string | null }

export type CheckoutParts = PlacingParts & {
  readonly log: Log
  /**
   * Asks the provider for the page the shopper pays on; asked again, it is the same payment. An order that was placed a
   * moment ago need not be read for that.
   */
  openPayment(paymentId: string, order?: PlacedOrder): Promise<OpenedPayment>
}

export type AnsweredOrder = Omit<OrderStatusRow, 'paymentId'> & { readonly payment: OpenedPayment | null }

export type CheckoutRefusal = PlacingRefusal | RequestRefusal | AccessRefusal | Throttled

type Handed = {
  readonly caller: Pick<Caller, 'token' | 'visitor'>
  readonly view: StoreView
  readonly body: OrderInput
}

/** Turns carts into orders. */
export function createCheckout(parts: CheckoutParts) {
  const { db, throttles, log } = parts

  async function place({ caller, view, body }: Handed): Promise<Result<Placed, CheckoutRefusal>> {
    const counted = await throttles.attemptHere('order', { visitor: caller.visitor, emailAddress: null, cartId: null })
    if (!counted.ok) return counted
    const limited = checkOrderLimit(
      body.products.map(({ qty: quantity }) => ({ quantity })),
      parts.settingsOf(view),
    )
    if (!limited.ok) return limited
    const request = readOrderRequest(body, view.taxCountry)
    if (!request.ok) return request
    const cartKey = orderCartKey(body.cart_id)
    if (cartKey === null) return err({ code: 'cart-not-found' })
    const shopper = await findShopper(parts, { token: caller.token, view })
    if (!shopper.ok) return shopper
    const fingerprint = fingerprintOf(request.value, view.code)
    const placing = { request: request.value, view, shopper: shopper.value, cartKey, fingerprint }
    return allOrNothing(db, (tx) => placeOrder(tx, placing, parts))
  }

  /** Never fails: the order is there, and the payment can be asked for again. */
  async function open(paymentId: string, order?: PlacedOrder): Promise<OpenedPayment> {
    try {
      return await parts.openPayment(paymentId, order)
    } catch (error) {
      log.warn({ err: error, paymentId }, 'the payment of an order could not be opened')
      return { id: paymentId, status: 'checking', redirectUrl: null }
    }
  }

  async function answerAgain(orderId: string): Promise<AnsweredOrder> {
    const order = await findOrderStatus(db, orderId)
    if (!order) throw new Error('An order is gone that was placed before')
    return { ...order, payment: order.paymentId === null ? null : await open(order.paymentId) }
  }

  return {
    async place(handed: Handed): Promise<Result<AnsweredOrder, CheckoutRefusal>> {
      const placed = await place(handed)
      if (!placed.ok) return placed
      if (placed.value.do === 'answer-again') return ok(await answerAgain(placed.value.orderId))
      const { order } = placed.value
      return ok({ ...order, payment: order.payment && (await open(order.payment.id, order)) })
    },
  }
}

class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly refusal: unknown

  constructor(refusal: unknown) {
    super('an order was refused')
    this.refusal = refusal
  }
}

/** A refusal leaves nothing behind. Who was overtaken by an order of the same id looks again and finds it. */
async function allOrNothing<Value, Refusal>(
  db: Database,
  act: (tx: Db) => Promise<Result<Value, Refusal>>,
  tries = 2,
): Promise<Result<Value, Refusal>> {
  const run = async (tx: Db) => {
    const outcome = await act(tx)
    if (!outcome.ok) throw new GivenUp(outcome.refusal)
    return outcome
  }
  try {
    return await db.transaction(run, { isRepeatable: true })
  } catch (error) {
    // Nothing else throws it, so it holds a refusal of this very act.
    if (error instanceof GivenUp) return err(error.refusal as Refusal)
    if (tries > 1 && isUniqueViolation(error)) return allOrNothing(db, act, tries - 1)
    throw error
  }
}
