import { followOtherTabs } from './follow-other-tabs.ts'

/** Texts kept under a key and shared by the tabs of one browser. */
export type DeviceStorage = {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Calls back when another tab has changed something. */
  listen(onForeignChange: () => void): () => void
}

/** The browser's own; where it keeps nothing (private mode, full, forbidden) it is silently empty. */
export const browserStorage: DeviceStorage = {
  get: (key) => attempt(() => localStorage.getItem(key), null),
  set: (key, text) => attempt(() => localStorage.setItem(key, text), undefined),
  remove: (key) => attempt(() => localStorage.removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(localStorage), []),
  listen: (onForeignChange) => followOtherTabs(window, onForeignChange),
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action()
  } catch {
    return otherwise
  }
}
