const againMs = 5000

/** Waits until the network is back, or a while where the browser never noticed that it was away. */
export async function untilOnlineAgain(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, againMs)
  addEventListener('online', () => resolve(), { once: true })
  await promise
  clearTimeout(timer)
}
