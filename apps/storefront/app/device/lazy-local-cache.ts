import type { ResultCache } from './engine/tasks/result-cache.ts'

/** The local cache, whose code comes when it is first used; without it nothing is kept. */
export function lazyLocalCache(): Pick<ResultCache, 'get' | 'set' | 'list'> {
  let loading: Promise<ResultCache | null> | null = null
  const cache = () => {
    loading ??= import('./local-cache.ts').then(
      ({ createLocalCache }) => createLocalCache(),
      () => null,
    )
    return loading
  }
  return {
    get: async (key) => (await cache())?.get(key) ?? null,
    set: async (key, value) => (await cache())?.set(key, value),
    list: async () => (await cache())?.list() ?? new Map(),
  }
}
