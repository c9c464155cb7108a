import { startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row } from './bench.ts'
import { measureBesideLongLists } from './catalogue/beside-long-lists.ts'
import { type Call, listCalls, searchCalls } from './catalogue/calls.ts'
import { compareCatalogue } from './catalogue/compare-catalogue.ts'
import { type CallLoadResult, loadCalls } from './load/load-calls.ts'
import { startBareServer } from './load/start-bare-server.ts'
import { median } from './median.ts'

const rounds = 3
const secondsEach = 5
const get: Call = { method: 'GET', path: '/' }

export const bench: Bench = {
  about:
    'product lists (20 cards, 8 facets) and searches (18 cards) per second on the demo, ten clients, varied, no response cache',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      const env = { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' }
      const [bare, shop] = await Promise.all([startBareServer(), startShop({ dataFolder, env })])
      try {
        const origin = `http://127.0.0.1:${shop.port}`
        const lists = await listCalls(origin)
        const targets = [
          { target: 'bare node:http', origin: `http://127.0.0.1:${bare.port}`, calls: [get] },
          { target: 'product list', origin, calls: lists },
          { target: 'search', origin, calls: searchCalls() },
        ]
        const rows = await measure(targets, say)
        say('short lists beside long ones')
        return [...rows, await measureBesideLongLists(origin, lists)]
      } finally {
        await Promise.all([bare.stop(), shop.stop()])
      }
    }),
  compare: compareCatalogue,
}

type Target = { readonly target: string; readonly origin: string; readonly calls: readonly Call[] }

async function measure(targets: readonly Target[], say: (line: string) => void): Promise<Row[]> {
  const results: CallLoadResult[][] = targets.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
    for (const [index, { origin, calls }] of targets.entries()) {
      const result = await loadCalls({ origin, calls, seconds: round === 0 ? 2 : secondsEach })
      if (round > 0) results[index]?.push(result)
    }
  }
  return targets.map(({ target, calls }, index) => {
    const own = results[index] ?? []
    const rps = median(own.map(({ requestsPerSecond }) => requestsPerSecond))
    const bareRps = median((results[0] ?? []).map(({ requestsPerSecond }) => requestsPerSecond))
    return {
      target,
      'different calls': calls.length,
      rps: Math.round(rps),
      'of bare': (rps / bareRps).toFixed(3),
      'p50 ms': median(own.map(({ p50 }) => p50)),
      'p99 ms': median(own.map(({ p99 }) => p99)),
      'kB each': Math.round(median(own.map(({ bytesEach }) => bytesEach)) / 1024),
    }
  })
}
