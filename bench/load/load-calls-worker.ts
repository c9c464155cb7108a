import { json } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Call } from '../catalogue/calls.ts'

type Load = { readonly origin: string; readonly calls: readonly Call[]; readonly seconds: number }

// The one who starts this writes exactly that.
const { origin, calls, seconds } = (await json(process.stdin)) as Load
const result = await autocannon({
  url: origin,
  connections: 10,
  duration: seconds,
  requests: calls.map(({ method, path, body }) => ({
    method,
    path,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  })),
})
if (result.errors + result.non2xx > 0)
  throw new Error(`${result.errors} errors, ${result.non2xx} answers other than 2xx`)
process.stdout.write(
  JSON.stringify({
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytesEach: result.throughput.total / result.requests.total,
  }),
)
