import { createLocks } from '../engine/tasks/locks.ts'
import type { DeviceStorage } from '../store/device-storage.ts'

export type MemoryBrowser = ReturnType<typeof createMemoryBrowser>

/** A browser with its storage, its locks and its network; tabs share all three. */
export function createMemoryBrowser() {
  const texts = new Map<string, string>()
  const kept = new Map<string, unknown>()
  const tabs = new Set<{ listeners: Set<() => void> }>()
  let isOnline = true
  let isFull = false

  function tellOthers(own: { listeners: Set<() => void> }) {
    // Other tabs hear of it a moment later, as in a real browser.
    setImmediate(() => {
      for (const tab of tabs) if (tab !== own) for (const listener of tab.listeners) listener()
    })
  }

  return {
    texts,
    locks: createLocks(),
    results: {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: unknown) => void kept.set(key, value),
      clear: async () => kept.clear(),
    },
    isOnline: () => isOnline,
    setOnline(online: boolean) {
      isOnline = online
    },
    setFull(full: boolean) {
      isFull = full
    },
    openStorage(isClosed: () => boolean = () => false): DeviceStorage {
      const tab = { listeners: new Set<() => void>() }
      tabs.add(tab)
      return {
        get: (key) => texts.get(key) ?? null,
        set(key, text) {
          if (isFull || isClosed()) return
          texts.set(key, text)
          tellOthers(tab)
        },
        remove(key) {
          if (isClosed()) return
          texts.delete(key)
          tellOthers(tab)
        },
        keys: () => [...texts.keys()],
        listen(listener) {
          tab.listeners.add(listener)
          return () => tab.listeners.delete(listener)
        },
      }
    },
  }
}
