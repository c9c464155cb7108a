import type { SessionEffect } from '@vonk/domain/sync-tasks'
import { createCartEngine } from './cart/create-cart-engine.ts'
import { createGoingOnline } from './create-going-online.ts'
import type { EngineParts } from './engine-parts.ts'
import { createFamilyEngine } from './family/create-family-engine.ts'
import { createPriceEngine } from './prices/create-price-engine.ts'
import { createSessionEngine } from './session/create-session-engine.ts'
import { createProfileUpdates } from './session/profile-updates.ts'
import { createTaskQueue } from './tasks/task-queue.ts'
import { createTransmitter } from './tasks/transmitter.ts'
import { createWishlistEngine } from './wishlist/create-wishlist-engine.ts'

export type Engine = ReturnType<typeof createEngine>

/** Everything of the device that speaks with the server. */
export function createEngine(parts: EngineParts) {
  const api = createTransmitter(parts, { endSession, recreateCart: () => void cart.reload() })
  const tasks = createTaskQueue(parts, api, (event, answer, task) => {
    cart.onTask(event, answer, task)
    profile.onTask(event, answer, task)
    parts.emit({ name: 'task-answered', event, answer })
  })
  const cart = createCartEngine(parts, api, tasks)
  const profile = createProfileUpdates(parts, { api, tasks })
  const wishlist = createWishlistEngine(parts, { api, tasks })
  const prices = createPriceEngine(parts, api)
  const session = createSessionEngine(parts, { api, tasks, cart, wishlist, prices })
  let started: Promise<void> | null = null

  async function endSession(effects: readonly SessionEffect[]): Promise<void> {
    for (const effect of effects) await react(effect)
  }

  async function react(effect: SessionEffect): Promise<void> {
    switch (effect.do) {
      case 'log-out':
        return session.end()
      case 'open-signup':
        return parts.emit({ name: 'open-signup' })
      case 'clear-untransmitted':
        return tasks.clearUntransmitted()
      case 'notify': {
        const { type, actions } = effect
        return parts.emit({ name: 'notice', notice: { type, message: { code: 'refresh-exhausted' }, actions } })
      }
    }
  }

  const checkout = lazily(async () => {
    const { createCheckoutEngine } = await import('./checkout/create-checkout-engine.ts')
    return createCheckoutEngine(cart)
  })
  const goOnline = createGoingOnline(parts, { tasks, cart, wishlist, prices, checkout })

  return {
    /** For calls of other parts of the shop. */
    api,
    cart,
    session,
    profile,
    wishlist,
    family: createFamilyEngine(parts, api),
    tasks,
    checkout,
    /** The first time a visit begins; afterwards the network is back. */
    start(): Promise<void> {
      if (started) return goOnline()
      started = session.start().then(goOnline)
      return started
    },
  }
}

/** Loaded when it is first needed; a chunk that could not be fetched (offline) is asked for again next time. */
function lazily<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load()
    loading.catch(() => {
      loading = null
    })
    return loading
  }
}
