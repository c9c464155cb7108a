import type { RunningShop } from '../../tools/shop/start-shop.ts'
import type { Row, Say } from '../bench.ts'
import { median } from '../median.ts'
import { loadKeptPage, warmPage } from './kept-pages.ts'
import { findTargets, keptEnv, loadPages, renderedEnv, type Target } from './targets.ts'
import { type Both, withBoth, withBothShops } from './with-both.ts'

const rounds = 13
const secondsEach = 2
const warmUpSeconds = 4

/** How the pages of one process are asked for, and the share of the other checkout's speed that is asked of this one. */
type Kind = {
  readonly name: string
  readonly env: Record<string, string>
  readonly bar: number
  readonly warmUp: (target: Target) => Promise<unknown>
  /** Answers per second. */
  readonly load: (target: Target) => Promise<number>
}

const kinds: readonly Kind[] = [
  {
    name: 'rendered',
    env: renderedEnv,
    bar: 0.7,
    warmUp: (target) => loadPages(target, warmUpSeconds),
    load: async (target) => (await loadPages(target, secondsEach)).requestsPerSecond,
  },
  { name: 'kept', env: keptEnv, bar: 0.95, warmUp: ({ url }) => warmPage(url), load: ({ url }) => loadKeptPage(url) },
]

/** Answers per second, round by round. */
type Pair = { readonly target: string; readonly own: readonly number[]; readonly other: readonly number[] }

/** The pages of this checkout and of another, asked for in turn in the same run. */
export function comparePages(against: string, say: Say): Promise<Row[]> {
  return withBoth(against, say, async (both) => {
    const rows: Row[] = []
    for (const kind of kinds) {
      const saying = (line: string) => say(`${kind.name} pages: ${line}`)
      rows.push(
        ...(await withBothShops({ both, env: kind.env, say: saying }, (shops) => compareKind(kind, shops, saying))),
      )
    }
    return rows
  })
}

async function compareKind(kind: Kind, shops: Both<RunningShop>, say: Say): Promise<Row[]> {
  const [own, other] = await Promise.all([findPages(shops.own), findPages(shops.other)])
  const pairs = await measure(kind, { own, other }, say)
  return pairs.map((pair) => toRow(pair, kind))
}

/** By a name of the shop: for others nothing is kept. */
async function findPages({ port }: RunningShop): Promise<Target[]> {
  const origin = `http://localhost:${port}`
  return (await findTargets(origin, origin)).filter(({ bar }) => bar !== undefined)
}

type Targets = Both<readonly Target[]>

async function measure(kind: Kind, targets: Targets, say: Say): Promise<Pair[]> {
  say('warming up')
  for (const target of [...targets.own, ...targets.other]) await kind.warmUp(target)
  const rates = new Map<Target, number[]>()
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`)
    for (const target of inTurn(targets, round)) {
      rates.set(target, [...(rates.get(target) ?? []), await kind.load(target)])
    }
  }
  const ratesOf = (target: Target | undefined) => (target && rates.get(target)) ?? []
  return targets.own.map((target, index) => {
    return { target: target.name, own: ratesOf(target), other: ratesOf(targets.other[index]) }
  })
}

/** Page by page, one checkout right after the other; who comes first changes with the round. */
function inTurn({ own, other }: Targets, round: number): Target[] {
  const pairs = own.map((target, index) => [target, other[index]].filter((each) => each !== undefined))
  return pairs.flatMap((pair) => (round % 2 === 0 ? pair.toReversed() : pair))
}

/** What disturbs the machine for seconds disturbs both of a round alike, so rounds are compared, not the best of each. */
export function toRow({ target, own, other }: Pair, { name, bar }: Pick<Kind, 'name' | 'bar'>): Row {
  const ratio = median(own.map((rate, round) => rate / (other[round] ?? Number.NaN)))
  return {
    target: `${target}, ${name}`,
    'this rps': Math.round(median([...own])),
    'that rps': Math.round(median([...other])),
    'this/that': ratio.toFixed(3),
    bar,
    reached: ratio >= bar ? 'yes' : 'no',
  }
}
