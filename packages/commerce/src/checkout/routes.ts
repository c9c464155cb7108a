import {
  applyPoints,
  placeOrder,
  readOrderStatus,
  readPointsBalance,
  selectPaymentMethod,
  setPaymentInformation,
} from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import { err, ok } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import { type Caller, toCartTotals } from '../cart/index.ts'
import { findOrderStatus } from '../orders/index.ts'
import { createCartPoints } from './cart-points.ts'
import { type CheckoutParts, type CheckoutRefusal, createCheckout } from './checkout.ts'
import { choosePaymentFor } from './payment-choice.ts'

export type CheckoutRouteParts = CheckoutParts & { readonly directory: StoreDirectory }

/** Every call that turns a cart into an order. */
export function checkoutRoutes({ directory, ...parts }: CheckoutRouteParts) {
  const checkout = createCheckout(parts)
  return [
    handle(placeOrder, async (body, { token, storeCode, clientAddress: visitor }) => {
      const view = findStoreView(directory, body.store_code ?? storeCode)
      const placed = await checkout.place({ caller: { token, visitor }, view, body })
      if (!placed.ok) return err(toRefusal(placed.refusal))
      const { orderNumber, entityId, placedAt, payment } = placed.value
      const id = String(entityId)
      return ok({ orderNumber, backendOrderId: id, magentoOrderId: id, transferedAt: placedAt.toISOString(), payment })
    }),
    handle(readOrderStatus, async ({ order_id: orderId }) => {
      const order = await findOrderStatus(parts.db, orderId)
      if (!order) return ok(null)
      const { entityId, orderNumber, status, paymentId, placedAt } = order
      const id = { platform_order_id: String(entityId), platform: 'vonk', orderNumber }
      const sent = { transmited: true, transmited_at: placedAt.toISOString(), order: null }
      return ok({ ...id, ...sent, status, paymentId })
    }),
    ...choiceRoutes({ directory, ...parts }),
  ]
}

function choiceRoutes({ directory, ...parts }: CheckoutRouteParts) {
  const points = createCartPoints(parts)
  const callerOf = (cartId: string | undefined, context: CallContext): Caller => ({
    cartId: cartId || null,
    token: context.token,
    view: findStoreView(directory, context.storeCode),
    visitor: context.clientAddress,
    idempotencyKey: null,
  })
  return [
    handle(setPaymentInformation, async ({ cartId, paymentMethod }, context) => {
      const caller = callerOf(cartId, context)
      const cart = await choosePaymentFor(parts, caller, paymentMethod.method)
      return cart.ok ? ok(toCartTotals(cart.value, caller.view.language)) : cart
    }),
    handle(selectPaymentMethod, async ({ cartId, method }, context) => {
      const cart = await choosePaymentFor(parts, callerOf(cartId, context), method.method)
      return cart.ok ? ok(true) : cart
    }),
    handle(readPointsBalance, async (_, { token, storeCode }) => {
      const card = await points.read(token, findStoreView(directory, storeCode))
      if (!card.ok) return card
      return ok({ ...card.value, worth: toDecimal(card.value.worth), currency: 'EUR' })
    }),
    handle(applyPoints, async ({ cartId, points: wanted }, context) => {
      const applied = await points.apply(callerOf(cartId, context), wanted)
      return applied.ok ? ok({ ...applied.value, amount: toDecimal(applied.value.amount) }) : applied
    }),
  ]
}

/** Amounts leave the shop as decimals. */
function toRefusal(refusal: CheckoutRefusal) {
  if (refusal.code !== 'price-changed') return refusal
  const toChange = ({ was, now }: { was: number; now: number }) => ({ was: toDecimal(was), now: toDecimal(now) })
  const lines = refusal.lines.map(({ sku, name, ...change }) => ({ sku, name, ...toChange(change) }))
  return { ...refusal, lines, total: refusal.total && toChange(refusal.total) }
}
