import { findSkus } from '../../tools/shop/find-skus.ts'
import type { RunningShop } from '../../tools/shop/start-shop.ts'
import { compare, type Trial } from '../against/compare.ts'
import { measureLoad } from '../against/measure-load.ts'
import { withBoth, withBothShops } from '../against/with-both.ts'
import type { Comparing, Row } from '../bench.ts'
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

async function trialOf({ port, pid }: RunningShop): Promise<Trial> {
  const skus = await findSkus(`http://127.0.0.1:${port}`)
  const run = async (seconds: number) => {
    const { latencies, seconds: took } = await goShopping({ port, skus, seconds })
    return (latencies['add']?.length ?? 0) / took
  }
  const measure = () => measureLoad({ name: 'pieces added', pid, seconds: secondsEach, run })
  return { warmUp: () => run(3), measure }
}
