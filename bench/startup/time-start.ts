import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import type { Checkout } from '../against/with-both.ts'
import { median } from '../median.ts'
import { findTargets } from '../pages/targets.ts'

export type Start = {
  readonly readyMs: number
  /** Until home, a list and a product have come, one after the other. */
  readonly pagesMs: number
  /** How much longer each of these three took than when it is asked for again: the slowest of them. */
  readonly coldShare: number
}

export function timeStart(checkout: Partial<Checkout> & Pick<Checkout, 'dataFolder'>): Promise<Start> {
  return withShop(checkout, async ({ port, startedInMs }) => {
    const origin = `http://127.0.0.1:${port}`
    const home = await timePage(`${origin}/`)
    const [list = '', product = ''] = await findPaths(origin)
    const cold = [home, await timePage(origin + list), await timePage(origin + product)]
    const warm = await timeAgain([`${origin}/`, origin + list, origin + product])
    return {
      readyMs: startedInMs,
      pagesMs: startedInMs + cold.reduce((sum, ms) => sum + ms, 0),
      coldShare: Math.max(...cold.map((ms, index) => ms / (warm[index] ?? Number.NaN))),
    }
  })
}

export async function withShop<T>(
  { root, dataFolder }: Partial<Checkout> & Pick<Checkout, 'dataFolder'>,
  work: (shop: RunningShop) => Promise<T>,
): Promise<T> {
  // Drawing pictures ahead would take a core from whoever is measured.
  const env = { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' }
  const shop = await startShop({ dataFolder, env, ...(root && { root }) })
  try {
    return await work(shop)
  } finally {
    await shop.stop()
  }
}

/** Of a category and a product of the shop at the address. */
async function findPaths(origin: string): Promise<string[]> {
  const targets = await findTargets(origin, origin)
  return targets.slice(-2).map(({ paths }) => paths[0] ?? '/')
}

async function timePage(url: string): Promise<number> {
  const asked = performance.now()
  const answer = await fetch(url)
  await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - asked
}

/** What is usual of several visits, one after the other. */
async function timeAgain(urls: readonly string[]): Promise<number[]> {
  const usual: number[] = []
  for (const url of urls) {
    const times: number[] = []
    for (let visit = 0; visit < 10; visit += 1) times.push(await timePage(url))
    usual.push(median(times))
  }
  return usual
}
