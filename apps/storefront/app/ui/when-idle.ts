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
