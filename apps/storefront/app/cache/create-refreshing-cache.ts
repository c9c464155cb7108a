import type { CacheUsage } from '@vonk/page-host'
import { LRUCache } from 'lru-cache'

export type RefreshingCache = {
  /**
   * The value under this key, loaded once for all who ask at the same time. When loading fails, the last good value is
   * used for another while and `onError` hears why; without one the failure is thrown.
   */
  find<Value>(key: string, load: () => Promise<Value>, onError?: (error: unknown) => void): Promise<Value>
  usage(): CacheUsage
}

type RefreshingOptions = {
  readonly max: number
  readonly freshForMs: number
  readonly now: () => number
  /** Answers with the value at hand while a newer one is loaded, instead of waiting for it. */
  readonly servesStale?: boolean
  /** Told when loading failed and the last good value is used for so long again. */
  readonly onKept?: (forMs: number) => void
}

type Loading = { readonly load: () => Promise<unknown>; readonly onError: ((error: unknown) => void) | undefined }
type Entry = { readonly value: unknown }

/** Single flight, fresh for a while, stale on error. */
export function createRefreshingCache(options: RefreshingOptions): RefreshingCache {
  const { max, freshForMs, now, servesStale = false, onKept } = options
  let [asked, loads] = [0, 0]
  const entries = new LRUCache<string, Entry, Loading>({
    max,
    ttl: freshForMs,
    ttlResolution: 0,
    // A start at zero would count as "no start" and never grow old.
    perf: { now: () => now() + 1 },
    allowStale: servesStale,
    fetchMethod(_key, stale, { context }) {
      loads += 1
      return loadOrKeep(context, stale, () => onKept?.(freshForMs))
    },
    // What was evicted while it was loaded still answers those who wait for it.
    ignoreFetchAbort: true,
  })
  return {
    async find<Value>(key: string, load: () => Promise<Value>, onError?: (error: unknown) => void): Promise<Value> {
      asked += 1
      const { value } = await entries.forceFetch(key, { context: { load, onError } })
      // Each cache has one user, so what lies under a key is what its own `load` returned.
      return value as Value
    },
    usage: () => ({ hits: asked - loads, misses: loads, entries: entries.size }),
  }
}

async function loadOrKeep({ load, onError }: Loading, stale: Entry | undefined, onKept: () => void): Promise<Entry> {
  try {
    return { value: await load() }
  } catch (error) {
    if (!stale) throw error
    onError?.(error)
    onKept()
    return stale
  }
}
