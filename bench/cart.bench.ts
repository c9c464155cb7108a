import { findSkus } from '../tools/shop/find-skus.ts'
import { startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row } from './bench.ts'
import { compareCarts } from './cart/compare-carts.ts'
import { goShopping, shoppers } from './cart/go-shopping.ts'
import { load } from './load/load.ts'
import { startBareServer } from './load/start-bare-server.ts'

const secondsEach = 10

export const bench: Bench = {
  about:
    'fifty shoppers fill carts on the embedded database, every write flushed to disk; nothing added may be missing',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      const env = { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' }
      const [bare, shop] = await Promise.all([startBareServer(), startShop({ dataFolder, env })])
      try {
        const skus = await findSkus(`http://127.0.0.1:${shop.port}`)
        say('warming up')
        await goShopping({ port: shop.port, skus, seconds: 3 })
        say('bare node:http')
        const yardstick = await load(`http://127.0.0.1:${bare.port}/`, 3)
        say(`${shoppers} shoppers for ${secondsEach} s`)
        const shopping = await goShopping({ port: shop.port, skus, seconds: secondsEach })
        return [
          {
            call: 'bare node:http',
            'per second': Math.round(yardstick.requestsPerSecond),
            'p50 ms': yardstick.p50,
            'p99 ms': yardstick.p99,
          },
          ...Object.entries(shopping.latencies).map(([call, times]) => rowOf(call, times, shopping.seconds)),
        ]
      } finally {
        await Promise.all([bare.stop(), shop.stop()])
      }
    }),
  compare: compareCarts,
}

function rowOf(call: string, times: readonly number[], seconds: number): Row {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return { call, 'per second': Math.round(times.length / seconds), 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}
