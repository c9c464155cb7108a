import { setTimeout as pause } from 'node:timers/promises'
import { measureMemory } from '../tools/processes/measure-memory.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row } from './bench.ts'
import { median } from './median.ts'
import { compareStarts } from './startup/compare-starts.ts'
import { type Start, timeStart, withShop } from './startup/time-start.ts'

const starts = 5
/** After so long the whole catalogue is in memory and what starting left behind has been cleared away. */
const settlingMs = 20_000
/** The first answers of a ready process take at most so many times as long as later ones. */
const coldBar = 2

export const bench: Bench = {
  about:
    'time from starting the process until /readyz says yes and until home, a list and a product have come, on a new data folder and again on the same; memory without PostgreSQL',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      say('first start')
      const first = await timeStart({ dataFolder })
      const again: Start[] = []
      for (let run = 1; run <= starts; run += 1) {
        say(`start ${run} of ${starts}`)
        again.push(await timeStart({ dataFolder }))
      }
      say('memory')
      const memory = await withShop({ dataFolder }, async ({ pid }) => {
        await pause(settlingMs)
        return measureMemory(pid)
      })
      return [
        toRow('first (creates the database, fills it)', [first]),
        { ...toRow('second', again), 'MB after it': memory },
      ]
    }),
  compare: compareStarts,
}

function toRow(start: string, times: readonly Start[]): Row {
  const ready = times.map(({ readyMs }) => Math.round(readyMs))
  const coldShare = median(times.map((each) => each.coldShare))
  return {
    start,
    'ready ms': median(ready),
    'min ms': Math.min(...ready),
    'max ms': Math.max(...ready),
    'pages ms': Math.round(median(times.map(({ pagesMs }) => pagesMs))),
    'first/later': coldShare.toFixed(2),
    bar: coldBar,
    reached: coldShare <= coldBar ? 'yes' : 'no',
    runs: times.length,
  }
}
