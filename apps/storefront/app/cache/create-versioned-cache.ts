import type { CacheUsage } from '@vonk/page-host'
import { LRUCache } from 'lru-cache'

export type VersionedCache = {
  /** The value of this version, loaded once for all who ask; what changed while it was loaded is not kept. */
  find<Value>(key: string, source: VersionedSource<Value>): Promise<Value>
  usage(): CacheUsage
}

type VersionedSource<Value> = {
  /** null while nobody can say which version holds: then everything is loaded. */
  readonly version: () => number | null
  readonly load: () => Promise<Value>
  /** Whether a value is worth keeping, such as an answer that is no refusal. */
  readonly isGood: (value: Value) => boolean
}

type Entry = { readonly version: number; readonly value: Promise<unknown> }

/** Keeps values for as long as the version of their source stays the same. */
export function createVersionedCache({ max }: { max: number }): VersionedCache {
  const entries = new LRUCache<string, Entry>({ max })
  let [hits, misses] = [0, 0]
  return {
    find<Value>(key: string, { version, load, isGood }: VersionedSource<Value>): Promise<Value> {
      const before = version()
      const cached = before === null ? undefined : entries.get(key)
      if (cached?.version === before) {
        hits += 1
        // Each cache has one user, so what lies under a key is what its own `load` returned.
        return cached.value as Promise<Value>
      }
      misses += 1
      if (before === null) return load()
      const entry = { version: before, value: keepIfGood() }
      entries.set(key, entry)
      return entry.value

      async function keepIfGood(): Promise<Value> {
        let isKept = false
        try {
          const value = await load()
          isKept = isGood(value) && version() === before
          return value
        } finally {
          // Unless a newer version has taken its place meanwhile.
          if (!isKept && entries.peek(key) === entry) entries.delete(key)
        }
      }
    },
    usage: () => ({ hits, misses, entries: entries.size }),
  }
}
