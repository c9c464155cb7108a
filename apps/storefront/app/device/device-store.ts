import { blankDevice, type DeviceState } from './device-state.ts'
import type { DeviceStorage } from './device-storage.ts'
import { parseJson } from './read-stored.ts'
import { storedParts } from './stored-parts.ts'

export type { DeviceState } from './device-state.ts'

export type DeviceStore = {
  read(): DeviceState
  /** Changes what is newest: what another tab has written a moment ago is read first. */
  change(update: (state: DeviceState) => DeviceState): void
  subscribe(onChange: () => void): () => void
  /** Reads what earlier visits and other tabs have left; answers how to stop following them. */
  open(): () => void
}

/** The one place for what lives on the shopper's device; without a storage it lasts as long as the page. */
export function createDeviceStore(
  initial: DeviceState = blankDevice,
  storage: DeviceStorage | null = null,
): DeviceStore {
  let state = initial
  const known = new Map<string, string | null>()
  const listeners = new Set<() => void>()

  function adopt(next: DeviceState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function newest(): DeviceState {
    if (!storage) return state
    let next = state
    for (const { key, put } of storedParts) {
      const text = storage.get(key)
      if (text === (known.get(key) ?? null)) continue
      known.set(key, text)
      next = put(next, parseJson(text))
    }
    return next
  }

  function save(changed: DeviceState, into: DeviceStorage) {
    for (const { key, of } of storedParts) {
      const text = textOf(of(changed))
      if (text === (known.get(key) ?? null)) continue
      if (text === null) into.remove(key)
      else into.set(key, text)
      // As it really stands there: a storage that is full keeps the old text, and that is no news from another tab.
      known.set(key, into.get(key))
    }
  }

  return {
    read: () => state,
    change(update) {
      const changed = update(newest())
      if (storage && changed !== state) save(changed, storage)
      adopt(changed)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      const found = newest()
      adopt({ ...found, cart: { ...found.cart, isLoaded: true } })
      return storage ? storage.listen(() => adopt(newest())) : () => {}
    },
  }
}

function textOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
