import type { RunningShop } from '../../tools/shop/start-shop.ts'
import { compare, type Figure, type Trial } from '../against/compare.ts'
import { withBoth, withBothShops } from '../against/with-both.ts'
import type { Comparing, Row } from '../bench.ts'
import { findSkus } from '../load/find-skus.ts'
import { goShopping } from './go-shopping.ts'

const rounds = 11
const secondsEach = 4
const env = { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' }

/** The shoppers of both checkouts fill carts in turn. */
export function compareCarts({ against, bar, say }: Comparing): Promise<Row[]> {
  return withBoth(against, say, (both) =>
    withBothShops({ both, env, say }, async ({ own, other }) => {
      const trials = { own: [await trialOf(own)], other: [await trialOf(other)] }
      return compare(trials, { rounds, bar, say })
    }),
  )
}

async function trialOf({ port }: RunningShop): Promise<Trial> {
  const skus = await findSkus(`http://127.0.0.1:${port}`)
  const shop = async (seconds: number): Promise<Record<string, Figure>> => {
    const { latencies, seconds: took } = await goShopping({ port, skus, seconds })
    return { 'pieces added': { value: (latencies['add']?.length ?? 0) / took, unit: 'per second' } }
  }
  return { warmUp: () => shop(3), measure: () => shop(secondsEach) }
}
