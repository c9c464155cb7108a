import { setTimeout as pause } from 'node:timers/promises'
import { measureMemory } from '../tools/processes/measure-memory.ts'
import { type RunningShop, startShop } from '../tools/shop/start-shop.ts'
import type { Bench, Row } from './bench.ts'
import { median } from './median.ts'
import { withDataFolder } from './with-data-folder.ts'

const starts = 5
/** After so long the whole catalogue is in memory and what starting left behind has been cleared away. */
const settlingMs = 20_000

type Start = { readonly readyMs: number; readonly pageMs: number }

export const bench: Bench = {
  about:
    'time from starting the process until /readyz says yes and until the home page is there, on a new data folder and again on the same; memory without PostgreSQL',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      say('first start')
      const first = await timeStart(dataFolder)
      const again: Start[] = []
      for (let run = 1; run <= starts; run += 1) {
        say(`start ${run} of ${starts}`)
        again.push(await timeStart(dataFolder))
      }
      say('memory')
      const memory = await withShop(dataFolder, async ({ pid }) => {
        await pause(settlingMs)
        return measureMemory(pid)
      })
      return [
        toRow('first (creates the database, fills it)', [first]),
        { ...toRow('second', again), 'MB after it': memory },
      ]
    }),
}

function timeStart(dataFolder: string): Promise<Start> {
  return withShop(dataFolder, async ({ port, startedInMs }) => {
    const asked = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    return { readyMs: startedInMs, pageMs: startedInMs + performance.now() - asked }
  })
}

async function withShop<T>(dataFolder: string, work: (shop: RunningShop) => Promise<T>): Promise<T> {
  // Drawing pictures ahead would take a core from whoever is measured.
  const shop = await startShop({ dataFolder, env: { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' } })
  try {
    return await work(shop)
  } finally {
    await shop.stop()
  }
}

function toRow(start: string, times: readonly Start[]): Row {
  const ready = times.map(({ readyMs }) => Math.round(readyMs))
  return {
    start,
    'ready ms': median(ready),
    'min ms': Math.min(...ready),
    'max ms': Math.max(...ready),
    'home page ms': Math.round(median(times.map(({ pageMs }) => pageMs))),
    runs: times.length,
  }
}
