import { projectRoot } from '../../tools/files/project-root.ts'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { withCheckout } from '../../tools/shop/with-checkout.ts'
import { withDataFolder } from '../../tools/shop/with-data-folder.ts'
import type { Say } from '../bench.ts'
import { cacheNames, removeCache } from './without-cache.ts'

export type Checkout = { readonly root: string; readonly dataFolder: string }
export type Both<Of> = { readonly own: Of; readonly other: Of }

/** This checkout and another, each with a folder for its data. `without:answers` is the last commit without that cache. */
export function withBoth<T>(against: string, say: Say, work: (both: Both<Checkout>) => Promise<T>): Promise<T> {
  const [, cache] = /^without:(.*)/.exec(against) ?? []
  if (cache !== undefined && !cacheNames.includes(cache)) throw new Error(`without: one of ${cacheNames.join(', ')}`)
  return withCheckout(cache === undefined ? against : 'HEAD', say, async (root) => {
    if (cache !== undefined) await removeCache(root, cache)
    return withDataFolder((ownData) =>
      withDataFolder((otherData) =>
        work({ own: { root: projectRoot, dataFolder: ownData }, other: { root, dataFolder: otherData } }),
      ),
    )
  })
}

type Starting = { readonly both: Both<Checkout>; readonly env: Record<string, string>; readonly say: Say }

/** The shops of both while the work lasts: the machine is as busy for one as for the other. */
export async function withBothShops<T>(
  { both, env, say }: Starting,
  work: (shops: Both<RunningShop>) => Promise<T>,
): Promise<T> {
  const shops: RunningShop[] = []
  const start = async ({ root, dataFolder }: Checkout) => {
    say(`starting the shop of ${root}`)
    const shop = await startShop({ root, dataFolder, env })
    shops.push(shop)
    return shop
  }
  try {
    const own = await start(both.own)
    return await work({ own, other: await start(both.other) })
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}
