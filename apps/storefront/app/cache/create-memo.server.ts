import { isDeepStrictEqual } from 'node:util'
import type { CacheUsage } from '@vonk/page-host'
import { LRUCache } from 'lru-cache'
import { isSame } from './create-object-memo.ts'

export type Memo = {
  /** The value made from these parts; it is made again when a part is another object or value than last time. */
  find<Value>(key: string, parts: readonly unknown[], make: () => Value): Value
  usage(): CacheUsage
}

type Entry = { readonly parts: readonly unknown[]; readonly value: unknown }

/**
 * Memoises by the identity of the parts a value is made from. A value that turns out equal although a part was read
 * again stays the same object, so that what was made from it in turn is found again as well. Both only save time: who
 * hands in a fresh but equal part gets an equal value.
 */
export function createMemo({ max }: { max: number }): Memo {
  const entries = new LRUCache<string, Entry>({ max })
  let [hits, misses] = [0, 0]
  return {
    find<Value>(key: string, parts: readonly unknown[], make: () => Value): Value {
      const cached = entries.get(key)
      if (cached && isSame(cached.parts, parts)) {
        hits += 1
        // Each memo has one user, so what lies under a key is what its own `make` returned.
        return cached.value as Value
      }
      misses += 1
      const made = make()
      const value = cached && isDeepStrictEqual(cached.value, made) ? (cached.value as Value) : made // As above.
      entries.set(key, { parts, value })
      return value
    },
    usage: () => ({ hits, misses, entries: entries.size }),
  }
}
