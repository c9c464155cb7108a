import { once } from 'node:events'
import { inProject } from '../../tools/files/project-root.ts'
import { measureMemory } from '../../tools/processes/measure-memory.ts'
import { spawnTied } from '../../tools/processes/spawn-tied.ts'
import type { Say } from '../bench.ts'

type Filling = { readonly dataFolder: string; readonly products: number }

/** What the seed may hold in memory, whatever it stores. */
const HEAP_MB = 700

/** Stores the demo label with so many products, which the Dutch shop sells; answers the most megabytes that took. */
export async function fillShop({ dataFolder, products }: Filling, say: Say): Promise<number> {
  const args = ['seed', '--products', String(products), '--views', 'nl']
  let megabytes = 0
  const { child, output } = spawnTied(inProject('apps/server/src/cli/main.ts'), args, {
    flags: [`--max-old-space-size=${HEAP_MB}`],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], VONK_DATA: dataFolder, PAYMENT_PROVIDER: 'sandbox' },
    onText: (text) => {
      megabytes = Math.max(megabytes, measureMemory(child.pid ?? 0))
      if (text.includes('more products')) say(text.trim())
    },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the shop could not be filled:\n${output()}`)
  return megabytes
}
