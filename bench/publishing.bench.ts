import { createLog } from '@vonk/platform/log'
import { startEmbeddedPostgres } from '@vonk/platform/postgres'
import { type RunningShop, startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row, Say } from './bench.ts'
import { median } from './median.ts'
import { type Desk, openDesk } from './publishing/open-desk.ts'
import { metricsToken, readPage, untilKept, untilShown } from './publishing/shopper.ts'

const rounds = 30
const goalMs = 1_000

export const bench: Bench = {
  about:
    'ms from the call that publishes a story until a page kept by the output cache shows it, in the process that was called and in another one',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      const postgres = await startEmbeddedPostgres({ dataFolder, log: createLog({ level: 'silent', name: 'bench' }) })
      const shops: RunningShop[] = []
      try {
        say('two shops on one database')
        for (let count = 0; count < 2; count += 1) shops.push(await start(dataFolder, postgres.url))
        return await measure({ dataFolder, databaseUrl: postgres.url, shops, say })
      } finally {
        await Promise.all(shops.map((shop) => shop.stop()))
        await postgres.stop()
      }
    }),
}

function start(dataFolder: string, databaseUrl: string): Promise<RunningShop> {
  const env = { LOG_LEVEL: 'warn', VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false' }
  return startShop({
    dataFolder,
    env: { ...env, VONK_OUTPUT_CACHE_MB: '64', METRICS_TOKEN: metricsToken, DATABASE_URL: databaseUrl },
  })
}

type Measuring = {
  readonly dataFolder: string
  readonly databaseUrl: string
  readonly shops: readonly RunningShop[]
  readonly say: Say
}

async function measure({ dataFolder, databaseUrl, shops, say }: Measuring): Promise<Row[]> {
  const ports = shops.map(({ port }) => port)
  const desk = await openDesk({ dataFolder, databaseUrl, port: ports[0] ?? 0 })
  const times: number[][] = ports.map(() => [])
  for (let round = 1; round <= rounds; round += 1) {
    if (round % 10 === 0) say(`publication ${round} of ${rounds}`)
    const shown = await publishOnce(desk, ports, `Round ${round} of the bench`)
    for (const [index, ms] of shown.entries()) times[index]?.push(ms)
  }
  return ['the process that was called', 'the other process'].map((process, index) =>
    toRow(process, times[index] ?? []),
  )
}

/** How long after the call each process shows it; before it, each answers from its cache. */
async function publishOnce(desk: Desk, ports: readonly number[], title: string): Promise<number[]> {
  await desk.save(title)
  for (const port of ports) if ((await readPage(port, desk.path)).status === 200) await untilKept(port, desk.path)
  const begun = performance.now()
  const publishing = desk.publish()
  const shown = await Promise.all(
    ports.map(async (port) => {
      await untilShown(port, desk.path, title)
      return performance.now() - begun
    }),
  )
  await publishing
  return shown
}

function toRow(process: string, times: readonly number[]): Row {
  const worst = Math.max(...times)
  return {
    process,
    'median ms': Math.round(median([...times])),
    'worst ms': Math.round(worst),
    publications: times.length,
    [`within ${goalMs} ms`]: worst <= goalMs ? 'yes' : 'no',
  }
}
