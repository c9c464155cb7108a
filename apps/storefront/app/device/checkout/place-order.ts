import { isVirtualCart } from '@vonk/domain/cart'
import { billingFieldsOf, type CheckoutState, withoutPassword } from '@vonk/domain/checkout'
import type { Cents } from '@vonk/domain/money'
import { draftOrder } from '@vonk/domain/orders'
import { triggersPlacement } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import { isSameMethod } from '@vonk/domain/shipping'
import { shownTotals } from '../cart/shown-totals.ts'
import type { Device } from '../device.ts'
import type { DeviceState } from '../device-state.ts'
import type { CheckoutEngine, Engine, Placed } from '../engine/index.ts'
import type { SessionRefused } from '../outcomes.ts'
import { adoptOrder } from './adopt-order.ts'
import { agreesToTotal } from './agrees-to-total.ts'
import type { CheckoutStore } from './checkout-store.ts'
import type { OrderedCart } from './stored-order.ts'

/**
 * `session`: the account could not be opened; `unreachable`: the code for placing orders could not be fetched;
 * `total`: it would cost something else than what stood above the button.
 */
export type PlacingRefused =
  | { readonly problem: 'session'; readonly refusal: SessionRefused }
  | { readonly problem: 'total'; readonly was: Cents; readonly now: Cents }
  | { readonly problem: 'unreachable' }

export type Parts = { readonly engine: Engine; readonly checkout: CheckoutEngine }

type Placing = {
  readonly device: Device
  readonly store: CheckoutStore
  readonly cart: OrderedCart
  readonly storeCode: string
}

/** Hands in the order of this checkout, once the shop has heard of everything it consists of. */
export async function placeOrder(
  { engine, checkout }: Parts,
  placing: Placing,
): Promise<Result<Placed, PlacingRefused>> {
  const { device, store, cart: shown, storeCode } = placing
  const { createAccount } = store.read().personalDetails
  if (!isPlacedHere(store.read())) return err({ problem: 'unreachable' })
  const opened = await openAccount(engine, store)
  if (!opened.ok) return err({ problem: 'session', refusal: opened.refusal })
  await checkout.settleCart()
  const state = store.read()
  const { cart, session } = device.store.read()
  const isVirtual = isVirtualCart(cart.items)
  if (device.isOnline()) await settlePayment(checkout, state, isVirtual)
  const agreedCart = withTotalNow(shown, { cart: device.store.read().cart, checkout: state })
  if (!agreedCart.ok) return agreedCart
  const source = {
    orderId: crypto.randomUUID(),
    createdAt: Date.now(),
    cartId: cart.id ?? '',
    customerId: session.profile?.customerId ?? null,
    storeCode,
    lines: cart.items.map(({ sku, parentSku, quantity, unitPrice, totals, options }) => ({
      sku,
      parentSku,
      quantity,
      unitPrice,
      totals,
      options,
    })),
  }
  const agreed = { ...draftOrder(source, state, { isVirtual }), grandTotal: agreedCart.value.grandTotal }
  const placed = await checkout.orders.place(agreed, agreedCart.value, {
    createAccount,
    dropPassword: () => store.adapt(withoutPassword),
  })
  if (!placed) return err({ problem: 'unreachable' })
  store.adapt(adoptOrder(placed.order))
  return ok(placed)
}

type Known = { readonly cart: DeviceState['cart']; readonly checkout: CheckoutState }

/** The order with the total that belongs to what was chosen last: the shop may have answered only after the press. */
function withTotalNow(shown: OrderedCart, { cart, checkout }: Known): Result<OrderedCart, PlacingRefused> {
  const now = shownTotals(cart)
  if (now === null || now.isEstimate || now.grandTotal === shown.grandTotal) return ok(shown)
  const { shippingMethods, shippingDetails } = checkout
  const { shippingMethod: chosen } = shippingDetails
  const offered = chosen && shippingMethods.find((method) => isSameMethod(method, chosen))
  const isAgreed = agreesToTotal(shown.segments, now.segments, offered?.priceInclTax ?? null)
  if (!isAgreed) return err({ problem: 'total', was: shown.grandTotal, now: now.grandTotal })
  return ok({ ...shown, segments: now.segments, grandTotal: now.grandTotal })
}

/** Methods of the shop place the order; one that some other system handles places none here. */
function isPlacedHere({ paymentMethods, paymentDetails }: CheckoutState): boolean {
  const method = paymentMethods.find(({ code }) => code === paymentDetails.paymentMethod)
  return method === undefined || triggersPlacement(method)
}

/** Whoever wants an account has it before the order, so that the order is in it. */
async function openAccount(engine: Engine, store: CheckoutStore): Promise<Result<true, SessionRefused>> {
  const { createAccount, emailAddress: email, password, firstName, middleName, lastName } = store.read().personalDetails
  if (!createAccount) return ok(true)
  return engine.session.register({ email, password, firstName, middleName, lastName })
}

async function settlePayment({ offers }: CheckoutEngine, state: CheckoutState, isVirtual: boolean): Promise<void> {
  const {
    paymentMethod: method,
    paymentMethodAdditional: additional,
    ...billing
  } = billingFieldsOf(state, { isVirtual })
  if (method === null) return
  await offers.settlePayment({ method, additional, email: state.personalDetails.emailAddress, billingAddress: billing })
}
