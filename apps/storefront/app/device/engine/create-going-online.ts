import { type OnlineStep, planGoingOnline } from '@vonk/domain/sync-tasks'
import { listOfflineOrders } from '../checkout/waiting-orders.ts'
import type { CartEngine } from './cart/create-cart-engine.ts'
import type { CheckoutEngine } from './checkout/create-checkout-engine.ts'
import type { EngineParts } from './engine-parts.ts'
import type { PriceEngine } from './prices/create-price-engine.ts'
import type { TaskQueue } from './tasks/task-queue.ts'
import type { WishlistEngine } from './wishlist/create-wishlist-engine.ts'

type Services = {
  readonly tasks: TaskQueue
  readonly cart: CartEngine
  readonly wishlist: WishlistEngine
  readonly prices: PriceEngine
  checkout(): Promise<CheckoutEngine>
}

/** What happens when a visit begins, and whenever the network is back. */
export function createGoingOnline(parts: EngineParts, { tasks, cart, wishlist, prices, checkout }: Services) {
  const isReturnPage = () => /\/checkout-return(\/|$)/.test(parts.pathname())

  async function take(step: OnlineStep): Promise<void> {
    switch (step.do) {
      case 'process-sync-queue':
        return tasks.process()
      case 'reload-cart':
        return cart.load()
      case 'process-order-queue':
        return sendWaitingOrders()
      case 'confirm-offline-orders':
        return parts.emit({ name: 'orders-waiting', orders: step.orders })
    }
  }

  async function sendWaitingOrders(): Promise<void> {
    if (listOfflineOrders(parts.storage).every(({ isTransmitted }) => isTransmitted)) return
    await (await checkout()).orders.sendWaiting()
  }

  /** Whoever left the bank's page without a word finds out here what became of the payment, and has the cart back. */
  async function releaseCart(): Promise<void> {
    const { heldBy } = parts.store.read().cart
    if (heldBy !== null) await (await checkout()).orders.follow(heldBy)
  }

  return async function goOnline(): Promise<void> {
    // Nobody waits for it.
    void prices.begin()
    const situation = { isThankYouPage: isReturnPage(), storedOrders: listOfflineOrders(parts.storage) }
    for (const step of planGoingOnline(situation, parts.settings)) await take(step)
    await releaseCart()
    await wishlist.refresh()
  }
}
