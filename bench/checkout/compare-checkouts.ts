import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findSkus } from '../../tools/shop/find-skus.ts'
import type { RunningShop } from '../../tools/shop/start-shop.ts'
import { compare, type Trial } from '../against/compare.ts'
import { measureLoad } from '../against/measure-load.ts'
import { type Checkout, withBoth, withBothShops } from '../against/with-both.ts'
import type { Comparing, Row } from '../bench.ts'
import { playRound } from './round.ts'

const rounds = 11
const secondsEach = 4
const shoppers = 20
const worker = new URL('./shoppers-worker.ts', import.meta.url)
// Mails, invoices and exports are made by a worker, which has a process of its own wherever there is much to do.
const env = { LOG_LEVEL: 'warn', VONK_ROLE: 'api', VONK_IMAGES_AHEAD: 'false' }

/** Guests of both checkouts buy in turn, from an empty cart to an order the bank has paid. */
export function compareCheckouts({ against, bar, say }: Comparing): Promise<Row[]> {
  return withBoth(against, say, (both) =>
    withBothShops({ both, env, say }, async ({ own, other }) => {
      const trials = { own: [await trialOf(own, both.own)], other: [await trialOf(other, both.other)] }
      return compare(trials, { rounds, bar, say })
    }),
  )
}

async function trialOf({ port, pid }: RunningShop, checkout: Checkout): Promise<Trial> {
  const skus = (await findSkus(`http://127.0.0.1:${port}`)).slice(0, 500)
  await fillShelves(checkout, skus)
  const buy = async (seconds: number) => {
    const { times, failures, seconds: took } = await playRound(worker, { port, skus, shoppers, seconds })
    if (failures.length > 0) throw new Error(`${failures.length} orders failed, such as: ${failures[0]}`)
    return times.length / took
  }
  const measure = () => measureLoad({ name: 'whole checkouts', pid, seconds: secondsEach, run: buy })
  return { warmUp: () => buy(4), measure }
}

/** By each checkout's own command line, which knows its own tables: nobody shall miss an order because nothing is left. */
async function fillShelves({ root, dataFolder }: Checkout, skus: readonly string[]): Promise<void> {
  const command = [join(root, 'apps/server/src/cli/main.ts'), 'stock', 'set', '--file', '-']
  const { PATH, HOME } = process.env
  const child = execFile(process.execPath, command, { cwd: root, env: { PATH, HOME, VONK_DATA: dataFolder } })
  child.stdin?.end(['sku,quantity', ...skus.map((sku) => `${sku},1000000`), ''].join('\n'))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the shelves of ${root} could not be filled: code ${code}`)
}
