import { isVirtualCart } from '@vonk/domain/cart'
import { type CheckoutState, destinationOf } from '@vonk/domain/checkout'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Device } from '../device.ts'
import type { DeviceState } from '../device-state.ts'
import type { DeviceDelivery, Placed } from '../engine/index.ts'
import type { CodeRefused } from '../outcomes.ts'
import { adoptOffers, adoptPaymentMethods } from './adopt-offers.ts'
import { adoptOrder } from './adopt-order.ts'
import type { CheckoutStore } from './checkout-store.ts'
import { type Parts, type PlacingRefused, placeOrder } from './place-order.ts'
import type { OrderedCart, StoredOrder } from './stored-order.ts'

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
        const country = ownCountryOf(store.read(), isVirtualCart(items()))
        const found = await checkout.offers.load(country, store.read().shippingMethods.length > 0)
        // Overtaken by a newer question: its answer counts.
        if (turn !== latest) return true
        if (found) store.adapt(adoptOffers(found))
        if (found?.isKept !== false) return false
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
          placeOrder(found, { device, store, cart, storeCode }),
        ),
      ),
    ...orderActions(store, ask),
  }
}

/** What is on offer is that of the shopper's own country, also while a shop abroad is chosen: it may be brought home after all. */
function ownCountryOf({ shippingDetails, paymentDetails }: CheckoutState, isVirtual: boolean): string {
  return isVirtual ? paymentDetails.countryId : shippingDetails.countryId
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

function deliveryChoiceOf({ shippingDetails }: CheckoutState): DeviceDelivery | null {
  const { shippingMethod: method, place, timeframeId } = shippingDetails
  const { countryId, region, postcode, number } = destinationOf(shippingDetails)
  return method && { method, place, timeframeId, countryId, region, postcode, number }
}

function isPlaceChosen({ place, timeframeId }: DeviceDelivery): boolean {
  return place.kind === 'home' ? timeframeId !== null : place.id !== null
}
