import type { StoreDirectory } from '@vonk/domain/stores'

export type DirectoryCache = {
  /** The store views, at most a moment old; null when they were never to be had. */
  find(load: () => Promise<StoreDirectory>, onError?: (error: unknown) => void): Promise<StoreDirectory | null>
}

/** A page costs no extra call, and an API that is away for a while takes no page down: what is known stays in use. */
export function createDirectoryCache({ freshForMs, now }: { freshForMs: number; now: () => number }): DirectoryCache {
  let known: StoreDirectory | null = null
  let freshUntil = Number.NEGATIVE_INFINITY
  let refreshing: Promise<void> | null = null

  async function refresh(...[load, onError]: Parameters<DirectoryCache['find']>): Promise<void> {
    try {
      known = await load()
    } catch (error) {
      onError?.(error)
    }
    freshUntil = now() + freshForMs
    refreshing = null
  }

  return {
    async find(load, onError) {
      if (known && now() < freshUntil) return known
      refreshing ??= refresh(load, onError)
      if (!known) await refreshing
      return known
    },
  }
}
