import { planGoingOnline, type SessionEffect } from '@vonk/domain/sync-tasks'
import { createCartEngine } from './cart/create-cart-engine.ts'
import type { EngineParts } from './engine-parts.ts'
import { createSessionEngine } from './session/create-session-engine.ts'
import { createTaskQueue } from './tasks/task-queue.ts'
import { createTransmitter } from './tasks/transmitter.ts'
import { createWishlistEngine } from './wishlist/create-wishlist-engine.ts'

export type Engine = ReturnType<typeof createEngine>

/** Everything of the device that speaks with the server. */
export function createEngine(parts: EngineParts) {
  const api = createTransmitter(parts, { endSession, recreateCart: () => void cart.reload() })
  const tasks = createTaskQueue(parts, api, (event, answer, task) => {
    cart.onTask(event, answer, task)
    parts.emit({ name: 'task-answered', event, answer })
  })
  const cart = createCartEngine(parts, api, tasks)
  const wishlist = createWishlistEngine(parts, { api, tasks })
  const session = createSessionEngine(parts, { api, tasks, cart, wishlist })
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

  async function goOnline(): Promise<void> {
    const situation = { isThankYouPage: false, storedOrders: [] }
    for (const step of planGoingOnline(situation, parts.settings)) {
      if (step.do === 'process-sync-queue') await tasks.process()
      if (step.do === 'reload-cart') await cart.load()
    }
    await wishlist.refresh()
  }

  return {
    /** For calls of other parts of the shop. */
    api,
    cart,
    session,
    wishlist,
    tasks,
    /** The first time a visit begins; afterwards the network is back. */
    start(): Promise<void> {
      if (started) return goOnline()
      started = session.start().then(goOnline)
      return started
    },
  }
}
