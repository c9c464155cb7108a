import { isVirtualCart } from '@vonk/domain/cart'
import { billingFieldsOf, type CheckoutState, deliveryCountryOf, withoutPassword } from '@vonk/domain/checkout'
import { draftOrder } from '@vonk/domain/orders'
import { triggersPlacement } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Device } from '../device.ts'
import type { DeviceState } from '../device-state.ts'
import type { CheckoutEngine, DeliveryChoice, Engine, Placed } from '../engine/index.ts'
import type { CodeRefused, SessionRefused } from '../outcomes.ts'
import { adoptOffers, adoptPaymentMethods } from './adopt-offers.ts'
import { adoptOrder } from './adopt-order.ts'
import type { CheckoutStore } from './checkout-store.ts'
import type { OrderedCart, StoredOrder } from './stored-order.ts'

/** `session`: the account could not be opened; `unreachable`: the code for placing orders could not be fetched. */
export type PlacingRefused =
  | { readonly problem: 'session'; readonly refusal: SessionRefused }
  | { readonly problem: 'unreachable' }

export type CheckoutActions = {
  /** Asks what is on offer for the cart and the country as they are now; false when nobody answered. */
  refresh(): Promise<boolean>
  /** Tells the shop how the cart is delivered; the totals follow. */
  tellDelivery(): Promise<Result<true, CodeRefused>>
  tellPayment(): Promise<Result<true, CodeRefused>>
  applyPoints(points: number): Promise<Result<true, CodeRefused>>
  place(cart: OrderedCart): Promise<Result<Placed, PlacingRefused>>
  findOrder(orderId: string): Promise<StoredOrder | null>
  /** What became of its payment. */
  followOrder(orderId: string): Promise<StoredOrder | null>
  sendOrder(orderId: string): Promise<Placed | null>
  dropOrder(orderId: string): Promise<void>
  markPurchaseTold(orderId: string): Promise<void>
}

type Parts = { readonly engine: Engine; readonly checkout: CheckoutEngine }

const unreachable = err({ code: 'unreachable', text: null } as const)

/** What a shopper can do at the checkout: the page changes at once, the shop is told in order. */
export function createCheckoutActions(device: Device, store: CheckoutStore, storeCode: string): CheckoutActions {
  let latest = 0
  const items = () => device.store.read().cart.items

  async function parts(): Promise<Parts | null> {
    try {
      const engine = await device.engine()
      return { engine, checkout: await engine.checkout() }
    } catch {
      return null
    }
  }

  async function ask<Value>(otherwise: Value, work: (parts: Parts) => Promise<Value>): Promise<Value> {
    const found = await parts()
    return found ? work(found) : otherwise
  }

  const inTurn = createTurns()
  const isHeld = () => device.store.read().cart.heldBy !== null
  const tellDelivery = () => inTurn(async () => (isHeld() ? ok(true as const) : tellDeliveryOf(store, ask)))

  return {
    async refresh() {
      latest += 1
      const turn = latest
      return ask(false, async ({ checkout }) => {
        // What is on offer depends on the cart as the server has it: for an empty one there is nothing to pay.
        if (!isKnownToServer(device.store.read().cart)) await checkout.settleCart()
        const country = deliveryCountryOf({
          checkout: store.read(),
          isVirtual: isVirtualCart(items()),
          placeCountry: null,
        })
        const found = country === null ? null : await checkout.offers.load(country)
        // Overtaken by a newer question: its answer counts.
        if (turn !== latest) return true
        if (found === null) return false
        store.adapt(adoptOffers(found))
        await tellDelivery()
        return true
      })
    },
    tellDelivery,
    tellPayment: () => inTurn(async () => (isHeld() ? ok(true as const) : tellPaymentOf(store, ask))),
    applyPoints: (points) =>
      ask<Result<true, CodeRefused>>(unreachable, ({ checkout: { offers } }) => offers.applyPoints(points)),
    place: (cart) =>
      inTurn(() =>
        ask<Result<Placed, PlacingRefused>>(err({ problem: 'unreachable' }), (found) =>
          place(found, { device, store, cart, storeCode }),
        ),
      ),
    ...orderActions(store, ask),
  }
}

function isKnownToServer({ id, items }: DeviceState['cart']): boolean {
  return id !== null && items.every(({ serverItemId }) => serverItemId !== null)
}

/** One after the other: an order goes out when the shop has heard how it is delivered and paid, and nothing is told after it. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

function tellPaymentOf(store: CheckoutStore, ask: Ask): Promise<Result<true, CodeRefused>> {
  return ask<Result<true, CodeRefused>>(unreachable, async ({ checkout: { offers } }) => {
    const { paymentMethod } = store.read().paymentDetails
    return paymentMethod === null ? ok(true) : offers.choosePayment(paymentMethod)
  })
}

async function tellDeliveryOf(store: CheckoutStore, ask: Ask): Promise<Result<true, CodeRefused>> {
  const choice = deliveryChoiceOf(store.read())
  if (choice === null) return ok(true)
  return ask<Result<true, CodeRefused>>(unreachable, async ({ checkout: { offers } }) => {
    const saved = isPlaceChosen(choice) ? await offers.saveDelivery(choice) : ok(true as const)
    const paymentMethods = await offers.chooseDelivery(choice)
    if (paymentMethods) store.adapt(adoptPaymentMethods(paymentMethods))
    return saved
  })
}

type OrderActions = Pick<CheckoutActions, 'findOrder' | 'followOrder' | 'sendOrder' | 'dropOrder' | 'markPurchaseTold'>

type Ask = <Value>(otherwise: Value, work: (parts: Parts) => Promise<Value>) => Promise<Value>

/** What can be done with an order once it was placed. */
function orderActions(store: CheckoutStore, ask: Ask): OrderActions {
  return {
    findOrder: (orderId) => ask(null, async ({ checkout: { orders } }) => orders.find(orderId)),
    followOrder: (orderId) =>
      ask(null, async ({ checkout: { orders } }) => {
        const order = await orders.follow(orderId)
        if (order) store.adapt(adoptOrder(order))
        return order
      }),
    sendOrder: (orderId) =>
      ask(null, async ({ checkout: { orders } }) => {
        const sent = await orders.send(orderId)
        if (sent) store.adapt(adoptOrder(sent.order))
        return sent
      }),
    dropOrder: (orderId) => ask(undefined, async ({ checkout: { orders } }) => orders.drop(orderId)),
    markPurchaseTold: (orderId) => ask(undefined, async ({ checkout: { orders } }) => orders.markPurchaseTold(orderId)),
  }
}

function deliveryChoiceOf({ shippingDetails }: CheckoutState): DeliveryChoice | null {
  const { shippingMethod: method, place, timeframeId, countryId, postcode, number } = shippingDetails
  return method && { method, place, timeframeId, countryId, postcode, number }
}

function isPlaceChosen({ place, timeframeId }: DeliveryChoice): boolean {
  return place.kind === 'home' ? timeframeId !== null : place.id !== null
}

type Placing = {
  readonly device: Device
  readonly store: CheckoutStore
  readonly cart: OrderedCart
  readonly storeCode: string
}

async function place({ engine, checkout }: Parts, placing: Placing): Promise<Result<Placed, PlacingRefused>> {
  const { device, store, cart: shown, storeCode } = placing
  const { createAccount } = store.read().personalDetails
  if (!isPlacedHere(store.read())) return err({ problem: 'unreachable' })
  const opened = await openAccount(engine, store)
  if (!opened.ok) return err({ problem: 'session', refusal: opened.refusal })
  await checkout.settleCart()
  const state = store.read()
  const { cart } = device.store.read()
  const isVirtual = isVirtualCart(cart.items)
  if (device.isOnline()) await settlePayment(checkout, state, isVirtual)
  const source = {
    orderId: crypto.randomUUID(),
    createdAt: Date.now(),
    cartId: cart.id ?? '',
    customerId: null,
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
  const agreed = { ...draftOrder(source, state, { isVirtual }), grandTotal: shown.grandTotal }
  const placed = await checkout.orders.place(agreed, shown, {
    createAccount,
    dropPassword: () => store.adapt(withoutPassword),
  })
  if (!placed) return err({ problem: 'unreachable' })
  store.adapt(adoptOrder(placed.order))
  return ok(placed)
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
