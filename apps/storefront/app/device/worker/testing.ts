/** The browser's caches in memory: as much of them as the worker uses. */
export function fakeCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'https://shop.test').href
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      match: async (request: RequestInfo) => kept.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo, answer: Response) => void kept.set(urlOf(request), answer),
      delete: async (request: RequestInfo) => kept.delete(urlOf(request)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    }
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo, options?: MultiCacheQueryOptions) => {
      const names = options?.cacheName === undefined ? [...all.keys()] : [options.cacheName]
      for (const name of names) {
        const found = await open(name).match(request)
        if (found) return found
      }
      return undefined
    },
  }
  // The rest of the interface is nothing the worker asks for.
  return caches as unknown as CacheStorage
}
