import { startShop } from '../tools/shop/start-shop.ts'
import type { Bench, Row } from './bench.ts'
import { type Load, load } from './load.ts'
import { median } from './median.ts'
import { startBareServer } from './start-bare-server.ts'
import { withDataFolder } from './with-data-folder.ts'

const rounds = 5
const secondsEach = 3

export const bench: Bench = {
  about: 'requests per second of one process with ten clients, beside a bare node:http server in the same run',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      const [bare, shop] = await Promise.all([startBareServer(), startShop({ dataFolder, env: { LOG_LEVEL: 'warn' } })])
      try {
        const targets = {
          'bare node:http': `http://127.0.0.1:${bare.port}/`,
          '/healthz': `http://127.0.0.1:${shop.port}/healthz`,
          'home page': `http://127.0.0.1:${shop.port}/`,
        }
        return await measure(targets, say)
      } finally {
        await Promise.all([bare.stop(), shop.stop()])
      }
    }),
}

/** Round by round over all targets, so that whatever else the machine does hits each of them. */
async function measure(targets: Record<string, string>, say: (line: string) => void): Promise<Row[]> {
  const loads: { target: string; result: Load }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
    for (const [target, url] of Object.entries(targets)) {
      const result = await load(url, round === 0 ? 1 : secondsEach)
      if (round > 0) loads.push({ target, result })
    }
  }
  const perTarget = Map.groupBy(loads, ({ target }) => target)
  const summary = perTarget
    .entries()
    .map(([target, list]) =>
      summarise(
        target,
        list.map(({ result }) => result),
      ),
    )
    .toArray()
  const [yardstick] = summary
  return summary.map(({ rps, ...row }) => ({
    ...row,
    rps: Math.round(rps),
    'of bare': (rps / (yardstick?.rps ?? rps)).toFixed(3),
  }))
}

function summarise(target: string, results: Load[]) {
  const of = (pick: (result: Load) => number) => median(results.map(pick))
  return {
    target,
    rps: of((result) => result.requestsPerSecond),
    'p50 ms': of(({ p50 }) => p50),
    'p99 ms': of(({ p99 }) => p99),
  }
}
