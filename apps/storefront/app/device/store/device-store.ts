import { createStore } from '../../ui/create-store.ts'
import { blankDevice, type DeviceState } from '../device-state.ts'
import type { DeviceStorage } from './device-storage.ts'
import { storedParts } from './stored-state.ts'

export type { DeviceState } from '../device-state.ts'

type Update = (state: DeviceState) => DeviceState

/** Longer than news takes from tab to tab, shorter than a shopper does. */
const newsMs = 250

export type DeviceStore = {
  read(): DeviceState
  /**
   * Changes what is newest: what another tab has written a moment ago is read first. Tabs in processes of their own hear
   * of each other some milliseconds late: with `isIn`, a change that one of them has just written over is made once more.
   */
  change(update: Update, isIn?: IsIn): void
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
  const { read, set, subscribe } = createStore(initial)
  const storedTexts = new Map<string, string | null>()
  const recent = createRecentChanges(recentMs)

  function newest(): { readonly found: DeviceState; readonly isRedone: boolean } {
    let found = read()
    let isForeign = false
    for (const { key, put } of storage ? storedParts : []) {
      const text = storage?.get(key) ?? null
      if (text === (storedTexts.get(key) ?? null)) continue
      storedTexts.set(key, text)
      isForeign = true
      found = put(found, parseJson(text))
    }
    const whole = isForeign ? recent.redo(found) : found
    return { found: whole, isRedone: whole !== found }
  }

  function hear(from: DeviceStorage) {
    const { found, isRedone } = newest()
    if (isRedone) save(found, from, storedTexts)
    set(found)
  }

  return {
    read,
    subscribe,
    change(update, isIn) {
      const changed = update(newest().found)
      if (isIn) recent.remember(update, isIn)
      if (storage && changed !== read()) save(changed, storage, storedTexts)
      set(changed)
    },
    open() {
      const { found } = newest()
      set({ ...found, cart: { ...found.cart, isLoaded: true } })
      return storage ? storage.listen(() => hear(storage)) : () => {}
    },
  }
}

type IsIn = (state: DeviceState) => boolean

function createRecentChanges(recentMs: number) {
  let changes: readonly { readonly update: Update; readonly isIn: IsIn; readonly until: number }[] = []
  return {
    remember(update: Update, isIn: IsIn) {
      changes = [...changes, { update, isIn, until: Date.now() + recentMs }]
    },
    redo(found: DeviceState): DeviceState {
      changes = changes.filter(({ until }) => Date.now() < until)
      return changes.reduce((next, { update, isIn }) => (isIn(next) ? next : update(next)), found)
    },
  }
}

function save(changed: DeviceState, into: DeviceStorage, storedTexts: Map<string, string | null>): void {
  for (const { key, of } of storedParts) {
    const text = textOf(of(changed))
    if (text === (storedTexts.get(key) ?? null)) continue
    if (text === null) into.remove(key)
    else into.set(key, text)
    // As it really stands there: a storage that is full keeps the old text, and that is no news from another tab.
    storedTexts.set(key, into.get(key))
  }
}

function textOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** Null for a text that is no JSON. */
function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
