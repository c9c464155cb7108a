import { setTimeout as pause } from 'node:timers/promises'

type Options = { port: number; patienceMs: number; isAlive: () => boolean }

/** Asks /readyz until it says yes. Throws when the process is gone or patience is. */
export async function waitUntilReady({ port, patienceMs, isAlive }: Options) {
  const deadline = performance.now() + patienceMs
  while (isAlive()) {
    if (await isReady(port)) return
    if (performance.now() > deadline) throw new Error(`not ready after ${patienceMs / 1000} s`)
    await pause(25)
  }
  throw new Error('the process ended')
}

async function isReady(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}
