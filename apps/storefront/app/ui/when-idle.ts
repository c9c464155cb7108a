/** Does something once the page has nothing better to do; returns how to do without. */
export function whenIdle(action: () => void): () => void {
  // Safari cannot say when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(action, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}

/** Waits until the page has nothing better to do; a server does not wait. */
export async function untilIdle(): Promise<void> {
  if (typeof window === 'undefined') return
  const { promise, resolve } = Promise.withResolvers<void>()
  whenIdle(resolve)
  await promise
}
