type MemoryOptions<Value> = {
  readonly limit: number
  readonly keepMs: number
  /** What a value counts against the limit; 1 when absent. */
  readonly weigh?: (value: Value) => number
}

export type Memory<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** Keeps values for a while, and when there are too many, those that were asked for last. */
export function createMemory<Value>({ limit, keepMs, weigh = () => 1 }: MemoryOptions<Value>): Memory<Value> {
  const entries = new Map<string, { readonly value: Value; readonly weight: number; readonly until: number }>()
  let weight = 0

  function forget(key: string): void {
    weight -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until > Date.now()) entries.set(key, entry)
      else weight -= entry.weight
      return entries.get(key)?.value
    },
    set(key, value) {
      forget(key)
      const entry = { value, weight: weigh(value), until: Date.now() + keepMs }
      if (entry.weight > limit) return
      entries.set(key, entry)
      weight += entry.weight
      for (const oldest of entries.keys()) {
        if (weight <= limit) break
        forget(oldest)
      }
    },
  }
}
