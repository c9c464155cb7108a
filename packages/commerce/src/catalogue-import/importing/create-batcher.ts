type BatcherOptions<Item> = {
  readonly mostItems: number
  /** So that a few enormous documents do not fill the memory. */
  readonly mostBytes: number
  write(key: string, items: readonly Item[]): Promise<void>
}

/** Collects items by key and writes them in batches: the next batch is collected while the last is written, and no further. */
export function createBatcher<Item extends { readonly size: number }>(options: BatcherOptions<Item>) {
  const batches = new Map<string, { items: Item[]; bytes: number }>()
  let writing: Promise<void> = Promise.resolve()

  async function flush(key: string): Promise<void> {
    const batch = batches.get(key)
    batches.delete(key)
    if (!batch) return
    await writing
    writing = options.write(key, batch.items)
    // Whoever waits for it next hears of a failure.
    writing.catch(() => {})
  }

  return {
    async add(key: string, item: Item): Promise<void> {
      const batch = batches.get(key) ?? { items: [], bytes: 0 }
      batches.set(key, batch)
      batch.items.push(item)
      batch.bytes += item.size
      if (batch.items.length >= options.mostItems || batch.bytes >= options.mostBytes) await flush(key)
    },
    /** Waits for what is being written, however it ends. */
    async settle(): Promise<void> {
      await writing.catch(() => {})
    },
    async end(): Promise<void> {
      for (const key of [...batches.keys()]) await flush(key)
      await writing
    },
  }
}
