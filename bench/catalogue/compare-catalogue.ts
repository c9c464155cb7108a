import type { RunningShop } from '../../tools/shop/start-shop.ts'
import { compare, type Trial } from '../against/compare.ts'
import { measureLoad } from '../against/measure-load.ts'
import { withBoth, withBothShops } from '../against/with-both.ts'
import type { Comparing, Row } from '../bench.ts'
import { loadCalls } from '../load/load-calls.ts'
import { type Call, listCalls, searchCalls } from './calls.ts'

const rounds = 11
const secondsEach = 2
const warmUpSeconds = 3
const env = { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' }

/** The lists and searches of both checkouts, asked for in turn. */
export function compareCatalogue({ against, bar, say }: Comparing): Promise<Row[]> {
  return withBoth(against, say, (both) =>
    withBothShops({ both, env, say }, async ({ own, other }) => {
      const trials = { own: await trialsOf(own), other: await trialsOf(other) }
      return compare(trials, { rounds, bar, say })
    }),
  )
}

async function trialsOf({ port, pid }: RunningShop): Promise<Trial[]> {
  const origin = `http://127.0.0.1:${port}`
  const lists = await listCalls(origin)
  const trialOf = (name: string, calls: readonly Call[]): Trial => {
    const run = async (seconds: number) => (await loadCalls({ origin, calls, seconds })).requestsPerSecond
    return { warmUp: () => run(warmUpSeconds), measure: () => measureLoad({ name, pid, seconds: secondsEach, run }) }
  }
  return [trialOf('product lists', lists), trialOf('searches', searchCalls())]
}
