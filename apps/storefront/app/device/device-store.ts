import { blankDevice, type DeviceState } from './device-state.ts'
import type { DeviceStorage } from './device-storage.ts'
import { parseJson } from './read-stored.ts'
import { storedParts } from './stored-parts.ts'

export type { DeviceState } from './device-state.ts'

type Update = (state: DeviceState) => DeviceState
type Recent = { readonly update: Update; readonly isIn: (state: DeviceState) => boolean; readonly until: number }

/** Longer than news takes from tab to tab, shorter than a shopper does. */
const newsMs = 250

export type DeviceStore = {
  read(): DeviceState
  /**
   * Changes what is newest: what another tab has written a moment ago is read first. Tabs in processes of their own hear
   * of each other some milliseconds late: with `isIn`, a change that one of them has just written over is made once more.
   */
  change(update: Update, isIn?: (state: DeviceState) => boolean): void
  subscribe(onChange: () => void): () => void
  /** Reads what earlier visits and other tabs have left; answers how to stop following them. */
  open(): () => void
}

/** The one place for what lives on the shopper's device; without a storage it lasts as long as the page. */
export function createDeviceStore(
  initial: DeviceState = blankDevice,
  storage: DeviceStorage | null = null,
  recentMs: number = newsMs,
): DeviceStore {
  let state = initial
  const known = new Map<string, string | null>()
  const listeners = new Set<() => void>()
  let recent: readonly Recent[] = []

  function adopt(next: DeviceState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function newest(): { readonly found: DeviceState; readonly isRedone: boolean } {
    let found = state
    let isForeign = false
    for (const { key, put } of storage ? storedParts : []) {
      const text = storage?.get(key) ?? null
      if (text === (known.get(key) ?? null)) continue
      known.set(key, text)
      isForeign = true
      found = put(found, parseJson(text))
    }
    const whole = isForeign ? redo(found) : found
    return { found: whole, isRedone: whole !== found }
  }

  function redo(found: DeviceState): DeviceState {
    recent = recent.filter(({ until }) => Date.now() < until)
    return recent.reduce((next, { update, isIn }) => (isIn(next) ? next : update(next)), found)
  }

  function hear(from: DeviceStorage) {
    const { found, isRedone } = newest()
    if (isRedone) save(found, from)
    adopt(found)
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
    change(update, isIn) {
      const changed = update(newest().found)
      if (isIn) recent = [...recent, { update, isIn, until: Date.now() + recentMs }]
      if (storage && changed !== state) save(changed, storage)
      adopt(changed)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      const { found } = newest()
      adopt({ ...found, cart: { ...found.cart, isLoaded: true } })
      return storage ? storage.listen(() => hear(storage)) : () => {}
    },
  }
}

function textOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
