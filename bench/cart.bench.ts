import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startShop } from '../tools/shop/start-shop.ts'
import type { Bench, Row } from './bench.ts'
import { findSkus } from './load/find-skus.ts'
import { load } from './load/load.ts'
import { startBareServer } from './load/start-bare-server.ts'
import { withDataFolder } from './with-data-folder.ts'

const shoppers = 50
const secondsEach = 10

type Shopping = {
  readonly latencies: Readonly<Record<string, number[]>>
  readonly wrong: readonly string[]
  readonly wrongs: number
  readonly seconds: number
}

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
        await goShopping({ port: shop.port, skus, shoppers, seconds: 3 })
        say('bare node:http')
        const yardstick = await load(`http://127.0.0.1:${bare.port}/`, 3)
        say(`${shoppers} shoppers for ${secondsEach} s`)
        const shopping = await goShopping({ port: shop.port, skus, shoppers, seconds: secondsEach })
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
}

function rowOf(call: string, times: readonly number[], seconds: number): Row {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return { call, 'per second': Math.round(times.length / seconds), 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}

async function goShopping(tour: { port: number; skus: readonly string[]; shoppers: number; seconds: number }) {
  const script = fileURLToPath(new URL('./cart/shoppers-worker.ts', import.meta.url))
  const worker = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  worker.stdin.end(JSON.stringify(tour))
  const [output, [code]] = await Promise.all([text(worker.stdout), once(worker, 'exit')])
  if (code !== 0) throw new Error(`the shoppers ended with code ${code}`)
  const shopping: Shopping = JSON.parse(output)
  if (shopping.wrongs > 0)
    throw new Error(`${shopping.wrongs} things went wrong, such as: ${shopping.wrong.join('; ')}`)
  return shopping
}
