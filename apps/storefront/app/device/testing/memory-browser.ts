import { createLocks } from '../engine/tasks/locks.ts'
import type { DeviceStorage } from '../store/device-storage.ts'

export type MemoryBrowser = ReturnType<typeof createMemoryBrowser>

/** A browser with its storage, its locks and its network; tabs share all three. */
export function createMemoryBrowser() {
  const kept = new Map<string, unknown>()
  let isOnline = true

  return {
    ...createSharedTexts(),
    locks: createLocks(),
    results: {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: unknown) => void kept.set(key, value),
      list: async () => kept,
      clear: async () => kept.clear(),
    },
    isOnline: () => isOnline,
    setOnline(online: boolean) {
      isOnline = online
    },
  }
}

type StorageOfTab = {
  readonly listeners: Set<() => void>
  /** The texts as this tab sees them while news is late. */
  seen: Map<string, string> | null
}

function createSharedTexts() {
  const texts = new Map<string, string>()
  const tabs = new Set<StorageOfTab>()
  let isFull = false

  function tellOthers(own: StorageOfTab) {
    // Other tabs hear of it a moment later, as in a real browser.
    setImmediate(() => {
      for (const tab of tabs) if (tab !== own && !tab.seen) tell(tab)
    })
  }

  return {
    texts,
    setFull(full: boolean) {
      isFull = full
    },
    /** Tabs in processes of their own see what others have written some time later: here, when the answer is called. */
    delayNews(): () => void {
      for (const tab of tabs) tab.seen = new Map(texts)
      return () => {
        for (const tab of tabs) {
          tab.seen = null
          tell(tab)
        }
      }
    },
    openStorage(isClosed: () => boolean = () => false): DeviceStorage {
      const tab: StorageOfTab = { listeners: new Set(), seen: null }
      tabs.add(tab)
      return {
        get: (key) => (tab.seen ?? texts).get(key) ?? null,
        set(key, text) {
          if (isFull || isClosed()) return
          texts.set(key, text)
          tab.seen?.set(key, text)
          tellOthers(tab)
        },
        remove(key) {
          if (isClosed()) return
          texts.delete(key)
          tab.seen?.delete(key)
          tellOthers(tab)
        },
        keys: () => [...(tab.seen ?? texts).keys()],
        listen(listener) {
          tab.listeners.add(listener)
          return () => tab.listeners.delete(listener)
        },
      }
    },
  }
}

function tell({ listeners }: StorageOfTab) {
  for (const listener of listeners) listener()
}
