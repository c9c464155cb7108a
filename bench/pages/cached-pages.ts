import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startShop } from '../../tools/shop/start-shop.ts'
import { withDataFolder } from '../../tools/shop/with-data-folder.ts'
import type { Row, Say } from '../bench.ts'
import { startBareServer } from '../load/start-bare-server.ts'
import { findTargets, keptEnv, type Target } from './targets.ts'

const rounds = 5
const usualSeconds = 2
const bar = 0.4
// Autocannon reads every body as text, which takes longer than sending a page that is kept.
const client = fileURLToPath(new URL('../load/socket-client.ts', import.meta.url))

/** The same pages with the output cache, as browsers ask for them, beside a bare server asked by the same client. */
export function measureCachedPages(say: Say): Promise<Row[]> {
  return withDataFolder(async (dataFolder) => {
    const [bare, shop] = await Promise.all([startBareServer(), startShop({ dataFolder, env: keptEnv })])
    try {
      // By a name of the shop: for others nothing is kept.
      const targets = await findTargets(`http://127.0.0.1:${bare.port}`, `http://localhost:${shop.port}`)
      return await measure(targets, say)
    } finally {
      await Promise.all([bare.stop(), shop.stop()])
    }
  })
}

async function measure(targets: readonly Target[], say: Say): Promise<Row[]> {
  const kept = targets.filter((target, index) => index === 0 || target.bar !== undefined)
  for (const { url } of kept) await warmPage(url)
  const best = new Map<Target, number>()
  for (let round = 1; round <= rounds; round += 1) {
    say(`cached pages: round ${round} of ${rounds}`)
    for (const target of kept) best.set(target, Math.max(best.get(target) ?? 0, await loadCachedPage(target.url)))
  }
  const [yardstick = Number.NaN] = best.values()
  return [...best].map(([{ name, url }, rps], index) => ({
    target: index === 0 ? `${name}, plain client` : `${name}, kept (${new URL(url).pathname})`,
    rps,
    'of bare': (rps / yardstick).toFixed(4),
    bar: index === 0 ? '' : bar,
    reached: index === 0 ? '' : rps / yardstick >= bar ? 'yes' : 'no',
  }))
}

/** Code that a page loads lazily is there the second time; from then on the page is kept. */
export async function warmPage(url: string): Promise<void> {
  for (let visit = 0; visit < 3; visit += 1) await fetch(url)
}

/** Answers per second to ten clients that take gzip, as every browser does. */
export async function loadCachedPage(url: string, seconds = usualSeconds): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [client, url, String(seconds), '10', 'gzip'])
  return Number(stdout)
}
