import { startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row, Say } from './bench.ts'
import type { Load } from './load/load.ts'
import { startBareServer } from './load/start-bare-server.ts'
import { measureCachedPages } from './pages/cached-pages.ts'
import { comparePages } from './pages/compare-pages.ts'
import { findTargets, loadPages, type PageWeight, renderedEnv, type Target, weighPage } from './pages/targets.ts'

const rounds = 5
const secondsEach = 3
const warmUpSeconds = 5

export const bench: Bench = {
  about:
    'requests per second of one process with ten clients, beside a bare node:http server; then with the output cache',
  run: async (say) => [...(await measurePages(say)), ...(await measureCachedPages(say))],
  compare: comparePages,
}

function measurePages(say: Say): Promise<Row[]> {
  return withDataFolder(async (dataFolder) => {
    const [bare, shop] = await Promise.all([startBareServer(), startShop({ dataFolder, env: renderedEnv })])
    try {
      const targets = await findTargets(`http://127.0.0.1:${bare.port}`, `http://127.0.0.1:${shop.port}`)
      return await measure(targets, say)
    } finally {
      await Promise.all([bare.stop(), shop.stop()])
    }
  })
}

/** Round by round over all targets; of each the round that the rest of the machine disturbed least, the yardstick too. */
async function measure(targets: readonly Target[], say: Say): Promise<Row[]> {
  say('warming up')
  for (const target of targets) await loadPages(target, warmUpSeconds)
  const best = new Map<Target, Load>()
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`)
    for (const target of targets) best.set(target, faster(await loadPages(target, secondsEach), best.get(target)))
  }
  const [yardstick] = best.values()
  const rows = [...best].map(async ([target, result]) => {
    const share = result.requestsPerSecond / (yardstick?.requestsPerSecond ?? Number.NaN)
    return toRow(target, { load: result, share, weight: await weightOf(target) })
  })
  return Promise.all(rows)
}

function faster(one: Load, other: Load = one): Load {
  return one.requestsPerSecond > other.requestsPerSecond ? one : other
}

async function weightOf({ bar, url }: Target): Promise<PageWeight | null> {
  return bar === undefined ? null : weighPage(url)
}

type Measured = { readonly load: Load; readonly share: number; readonly weight: PageWeight | null }

function toRow({ name, bar }: Target, { load: { requestsPerSecond, p50, p99 }, share, weight }: Measured): Row {
  return {
    target: name,
    rps: Math.round(requestsPerSecond),
    'of bare': share.toFixed(4),
    bar: bar ?? '',
    reached: bar === undefined ? '' : share >= bar ? 'yes' : 'no',
    'p50 ms': p50,
    'p99 ms': p99,
    'HTML kB': weight ? inKilobytes(weight.raw) : '',
    'br kB': weight ? inKilobytes(weight.compressed) : '',
  }
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
