import { whenIdle } from '../ui/when-idle.ts'
import { isSettled } from './cart/is-settled.ts'
import type { Device } from './device.ts'

/** The page as far as it tells when it is looked at. */
type Screen = EventTarget & { readonly visibilityState: string }

/**
 * Wakes the engine when the page has settled: only a device that holds something has anything to tell the server.
 * Also when the network is back, since calls may be waiting.
 */
export function startWhenIdle(device: Device): () => void {
  const wake = () => {
    if (!holdsSomething(device) || !navigator.onLine) return
    // Offline or an outdated chunk: the next event tries again.
    device.engine().then(
      (engine) => engine.start(),
      () => {},
    )
  }
  const cancel = whenIdle(wake)
  const stopSending = sendWhenSeen(device, document)
  addEventListener('online', wake)
  return () => {
    removeEventListener('online', wake)
    stopSending()
    cancel()
  }
}

/**
 * Not every network says that it is back, and nobody tries for ever: whoever comes back to the page with something the
 * server has not heard of has it tried again.
 */
export function sendWhenSeen(device: Device, screen: Screen): () => void {
  const send = () => {
    if (screen.visibilityState !== 'visible' || !device.isOnline() || !holdsSomething(device)) return
    device.engine().then(
      ({ cart, tasks }) => {
        void tasks.process()
        if (!isSettled(device.store.read().cart)) void cart.reload()
      },
      () => {},
    )
  }
  screen.addEventListener('visibilitychange', send)
  return () => screen.removeEventListener('visibilitychange', send)
}

function holdsSomething({ store }: Device): boolean {
  const { cart, session } = store.read()
  return session.token !== null || cart.id !== null || cart.items.length > 0 || cart.removed.length > 0
}
