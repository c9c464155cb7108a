import { type CartState, emptyCart } from '@vonk/domain/cart'
import { emptySession, type Session } from '@vonk/domain/session'

export type DeviceState = { readonly cart: CartState; readonly session: Session }

export type DeviceStore = {
  read(): DeviceState
  change(update: (state: DeviceState) => DeviceState): void
  subscribe(onChange: () => void): () => void
}

/** What the server knows of the device: nothing. */
export const blankDevice: DeviceState = { cart: emptyCart, session: emptySession }

export function createDeviceStore(initial: DeviceState = blankDevice): DeviceStore {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    change(update) {
      const changed = update(state)
      if (changed === state) return
      state = changed
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
