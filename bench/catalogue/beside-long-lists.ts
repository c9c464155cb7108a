import type { Row } from '../bench.ts'
import { loadCalls } from '../load/load-calls.ts'
import { type Call, longListCall } from './calls.ts'

const seconds = 5
/** Ten clients each. */
const loads = 4

/** How long a short list takes while forty clients ask for a thousand products each, again and again. */
export async function measureBesideLongLists(origin: string, calls: readonly Call[]): Promise<Row> {
  const long = longListCall()
  let isLoaded = true
  const load = Promise.all(Array.from({ length: loads }, () => loadCalls({ origin, calls: [long], seconds })))
  const loaded = load.finally(() => {
    isLoaded = false
  })
  const times: number[] = []
  let bytes = 0
  while (isLoaded) {
    const call = calls[times.length % calls.length] ?? long
    const started = performance.now()
    bytes += await ask(origin, call)
    times.push(performance.now() - started)
  }
  await loaded
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1))
  return {
    target: 'a product list beside 40 of a thousand',
    'different calls': calls.length,
    rps: Math.round(times.length / seconds),
    'of bare': '',
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'kB each': Math.round(bytes / times.length / 1024),
  }
}

async function ask(origin: string, { method, path, body }: Call): Promise<number> {
  const answer = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  })
  return (await answer.arrayBuffer()).byteLength
}
