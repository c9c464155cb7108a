export type LastGood<Value> = {
  /** The value, at most a moment old; null when it was never to be had. */
  find(load: () => Promise<Value>, onError?: (error: unknown) => void): Promise<Value | null>
}

/** A page costs no extra call, and a service that is away for a while takes no page down: what is known stays in use. */
export function createLastGood<Value>({ freshForMs, now }: { freshForMs: number; now: () => number }): LastGood<Value> {
  let known: Value | null = null
  let freshUntil = Number.NEGATIVE_INFINITY
  let refreshing: Promise<void> | null = null

  async function refresh(...[load, onError]: Parameters<LastGood<Value>['find']>): Promise<void> {
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
