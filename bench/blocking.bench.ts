import { ensureChromium } from '../e2e/chromium/ensure-chromium.ts'
import { startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import { withBoth, withBothShops } from './against/with-both.ts'
import type { Bench, Row, Say } from './bench.ts'
import { visitPage } from './blocking/visit-page.ts'
import { median } from './median.ts'

const pages = ['/en/', '/en/boys/', '/en/anker-tee-cream/']
const rounds = 5
/** The share of the other checkout's blocking time that is asked of this one. */
const bar = 0.25
/** Drawing pictures ahead would take the processor from the browser. */
const env = { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' }

type Rounds = readonly (readonly number[])[]
type Visiting = { readonly chromium: string; readonly ports: readonly number[]; readonly path: string }

export const bench: Bench = {
  about: 'ms a telephone does not hear its shopper during a first visit (total blocking time), median of five visits',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      const chromium = await ensureChromium(say)
      const shop = await startShop({ dataFolder, env })
      try {
        return await measure({ chromium, ports: [shop.port] }, say, toRow)
      } finally {
        await shop.stop()
      }
    }),
  compare: async ({ against, say }) => {
    const chromium = await ensureChromium(say)
    return withBoth(against, say, (both) =>
      withBothShops({ both, env, say }, ({ own, other }) =>
        measure({ chromium, ports: [own.port, other.port] }, say, toComparison),
      ),
    )
  },
}

async function measure(
  visiting: Omit<Visiting, 'path'>,
  say: Say,
  describe: (path: string, times: Rounds) => Row,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of pages) {
    say(path)
    // The first visits draw the pictures and fill the caches of the shop.
    await visitAll({ ...visiting, path })
    const times: number[][] = []
    for (let round = 1; round <= rounds; round += 1) times.push(await visitAll({ ...visiting, path }))
    const row = describe(path, times)
    say(JSON.stringify(row))
    rows.push(row)
  }
  return rows
}

/** One after the other, so that each has the machine for itself. */
async function visitAll({ chromium, ports, path }: Visiting): Promise<number[]> {
  const times: number[] = []
  for (const port of ports) times.push(await visitPage(chromium, `http://localhost:${port}${path}`))
  return times
}

const medianOf = (times: Rounds, index: number) => median(times.map((round) => round[index] ?? Number.NaN))
const listOf = (times: Rounds, index: number) => times.map((round) => Math.round(round[index] ?? Number.NaN)).join(' ')

function toRow(page: string, times: Rounds): Row {
  return { page, 'blocked ms': Math.round(medianOf(times, 0)), visits: listOf(times, 0) }
}

function toComparison(page: string, times: Rounds): Row {
  const [own, other] = [medianOf(times, 0), medianOf(times, 1)]
  const share = own / other
  return {
    page,
    'this ms': Math.round(own),
    'that ms': Math.round(other),
    'this/that': share.toFixed(2),
    bar,
    reached: share <= bar ? 'yes' : 'no',
    'this visits': listOf(times, 0),
    'that visits': listOf(times, 1),
  }
}
