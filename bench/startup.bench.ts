import { startShop } from '../tools/shop/start-shop.ts'
import type { Bench } from './bench.ts'
import { median } from './median.ts'
import { withDataFolder } from './with-data-folder.ts'

const starts = 5

export const bench: Bench = {
  about: 'time from starting the process until /readyz says yes, on a new data folder and again on the same',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      say('first start')
      const first = await timeStart(dataFolder)
      const again: number[] = []
      for (let run = 1; run <= starts; run += 1) {
        say(`start ${run} of ${starts}`)
        again.push(await timeStart(dataFolder))
      }
      return [
        { start: 'first (creates the database, fills it)', 'median ms': first, runs: 1 },
        {
          start: 'second',
          'median ms': median(again),
          'min ms': Math.min(...again),
          'max ms': Math.max(...again),
          runs: starts,
        },
      ]
    }),
}

async function timeStart(dataFolder: string) {
  const shop = await startShop({ dataFolder, env: { LOG_LEVEL: 'warn' } })
  await shop.stop()
  return Math.round(shop.startedInMs)
}
