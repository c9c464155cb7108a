import type { DeviceView } from '../device-state.ts'
import { createLocalCache } from '../local-cache.ts'
import { browserStorage } from '../store/device-storage.ts'
import { createEngine, type Engine } from './create-engine.ts'
import type { EngineHost } from './engine-parts.ts'
import { browserLocks } from './tasks/locks.ts'

export type { CartEngine } from './cart/create-cart-engine.ts'
export type { CheckoutEngine } from './checkout/create-checkout-engine.ts'
export type { Placed } from './checkout/create-orders.ts'
export type { DeviceDelivery } from './checkout/offers.ts'
export type { Engine } from './create-engine.ts'
export type { SessionEngine } from './session/create-session-engine.ts'
export type { SeenWishes, WishlistEngine } from './wishlist/create-wishlist-engine.ts'

/** The engine with the browser around it. */
export function createBrowserEngine(device: EngineHost, place: DeviceView): Engine {
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  const now = () => Date.now()
  return createEngine({
    store: device.store,
    settings: device.settings,
    prices: device.prices,
    place,
    storage: browserStorage,
    results: createLocalCache(),
    locks: browserLocks(),
    origin: location.origin,
    fetch: (request) => fetch(request),
    emit: device.emit,
    // What goes wrong between device and server is for whoever looks into the browser's console.
    // biome-ignore lint/suspicious/noConsole: the spec asks for these lines in the log
    log: (message, cause) => console.info(message, cause ?? ''),
    isOnline: () => navigator.onLine,
    pathname: () => location.pathname,
    now,
    newId: () => crypto.randomUUID(),
    wait,
  })
}
