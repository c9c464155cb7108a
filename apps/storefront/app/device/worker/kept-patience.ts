const name = 'shop-settings'
const key = '/patience'

export type KeptPatience = ReturnType<typeof createKeptPatience>

/** How long the view lets a page wait, kept beside the pages: a worker sleeps and forgets between two of them. */
export function createKeptPatience(caches: CacheStorage) {
  return {
    async set(milliseconds: number): Promise<void> {
      const cache = await caches.open(name).catch(() => null)
      await cache?.put(key, new Response(String(milliseconds))).catch(() => {})
    },
    async get(): Promise<number | null> {
      const found = await caches.match(key, { cacheName: name }).catch(() => undefined)
      return found ? Number(await found.text()) : null
    },
  }
}
