import type { RunningShop } from '../../tools/shop/start-shop.ts'
import { compare, type Trial } from '../against/compare.ts'
import { measureLoad } from '../against/measure-load.ts'
import { withBoth, withBothShops } from '../against/with-both.ts'
import type { Comparing, Row } from '../bench.ts'
import { loadCachedPage, warmPage } from './cached-pages.ts'
import { findTargets, keptEnv, loadPages, renderedEnv, type Target } from './targets.ts'

const rounds = 13
const secondsEach = 2
const warmUpSeconds = 4

/** How the pages of one process are asked for. */
type Kind = {
  readonly name: string
  readonly env: Record<string, string>
  readonly warmUp: (target: Target) => Promise<unknown>
  /** Answers per second. */
  readonly load: (target: Target, seconds: number) => Promise<number>
}

const kinds: readonly Kind[] = [
  {
    name: 'rendered',
    env: renderedEnv,
    warmUp: (target) => loadPages(target, warmUpSeconds),
    load: async (target, seconds) => (await loadPages(target, seconds)).requestsPerSecond,
  },
  {
    name: 'kept',
    env: keptEnv,
    warmUp: ({ url }) => warmPage(url),
    load: ({ url }, seconds) => loadCachedPage(url, seconds),
  },
]

/** The pages of this checkout and of another, asked for in turn in the same run. */
export function comparePages({ against, bar, say }: Comparing): Promise<Row[]> {
  return withBoth(against, say, async (both) => {
    const rows: Row[] = []
    // A page that is kept whole asks none of the caches that made it.
    const asked = against.startsWith('without:') ? kinds.filter(({ env }) => env !== keptEnv) : kinds
    for (const kind of asked) {
      const saying = (line: string) => say(`${kind.name} pages: ${line}`)
      const compared = await withBothShops({ both, env: kind.env, say: saying }, async ({ own, other }) => {
        const trials = { own: await trialsOf(own, kind), other: await trialsOf(other, kind) }
        return compare(trials, { rounds, bar, say: saying })
      })
      rows.push(...compared)
    }
    return rows
  })
}

/** By a name of the shop: for others nothing is kept. */
async function trialsOf({ port, pid }: RunningShop, { name, warmUp, load }: Kind): Promise<Trial[]> {
  const origin = `http://localhost:${port}`
  const pages = (await findTargets(origin, origin)).filter(({ bar }) => bar !== undefined)
  return pages.map((page) => ({
    warmUp: () => warmUp(page),
    measure: () =>
      measureLoad({ name: `${page.name}, ${name}`, pid, seconds: secondsEach, run: (seconds) => load(page, seconds) }),
  }))
}
