import type { CacheUsage } from '@vonk/page-host'

export type ObjectMemo = {
  /** What is made from an object and some parts beside it; made again when a part is another one than last time. */
  find<Value>(subject: object, parts: readonly unknown[], make: () => Value): Value
  usage(): CacheUsage
}

type Entry = { readonly parts: readonly unknown[]; readonly value: unknown }

/** Memoises what is made from an object for as long as somebody holds that object. */
export function createObjectMemo(): ObjectMemo {
  const entries = new WeakMap<object, Entry>()
  let [hits, misses] = [0, 0]
  return {
    find<Value>(subject: object, parts: readonly unknown[], make: () => Value): Value {
      const cached = entries.get(subject)
      if (cached && isSame(cached.parts, parts)) {
        hits += 1
        // Each memo has one user, so what is kept for an object is what its own `make` returned.
        return cached.value as Value
      }
      misses += 1
      const value = make()
      entries.set(subject, { parts, value })
      return value
    },
    usage: () => ({ hits, misses }),
  }
}

export function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index])
}
