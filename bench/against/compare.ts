import type { Row, Say } from '../bench.ts'
import { median } from '../median.ts'
import { intervalOfMedian } from './interval-of-median.ts'
import type { Both } from './with-both.ts'

/** What is counted: so many a second, where more is better, or milliseconds, where fewer are. */
export type Figure = { readonly value: number; readonly unit: 'per second' | 'ms' }

/** One thing that a checkout is asked to do, and what came out, by name. */
export type Trial = {
  readonly warmUp?: () => Promise<unknown>
  readonly measure: () => Promise<Readonly<Record<string, Figure>>>
}

export type Comparison = { readonly rounds: number; readonly bar: number; readonly say: Say }

/** The figures of both checkouts, round by round. */
type Series = { readonly own: Figure[]; readonly other: Figure[] }

/** Both checkouts do the same in turn, so that what disturbs the machine for a while disturbs both of a round alike. */
export async function compare(trials: Both<readonly Trial[]>, { rounds, bar, say }: Comparison): Promise<Row[]> {
  say('warming up')
  for (const { warmUp } of [...trials.own, ...trials.other]) await warmUp?.()
  const series = new Map<string, Series>()
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`)
    for (const index of trials.own.keys()) await measureInTurn(trials, { index, round, series })
    say(tellRound(series))
  }
  return toRows(series, bar)
}

/** What came out last, so that who waits sees whether the machine is quiet. */
function tellRound(series: ReadonlyMap<string, Series>): string {
  const last = (figures: readonly Figure[]) => Number(figures.at(-1)?.value.toPrecision(3))
  return [...series].map(([name, { own, other }]) => `${name} ${last(own)} beside ${last(other)}`).join(', ')
}

type Turn = { readonly index: number; readonly round: number; readonly series: Map<string, Series> }

/** One checkout right after the other; who comes first changes with the round. */
async function measureInTurn(trials: Both<readonly Trial[]>, { index, round, series }: Turn): Promise<void> {
  const sides = round % 2 === 0 ? (['other', 'own'] as const) : (['own', 'other'] as const)
  for (const side of sides) {
    const figures = (await trials[side][index]?.measure()) ?? {}
    for (const [name, figure] of Object.entries(figures)) {
      const found = series.get(name) ?? { own: [], other: [] }
      found[side].push(figure)
      series.set(name, found)
    }
  }
}

export function toRows(series: ReadonlyMap<string, Series>, bar: number): Row[] {
  return [...series].map(([name, { own, other }]) => {
    const ratios = own.map((figure, round) => speedBeside(figure, other[round]))
    const { low, high } = intervalOfMedian(ratios)
    return {
      what: name,
      unit: own[0]?.unit ?? '',
      this: middleOf(own),
      that: middleOf(other),
      'this/that': median(ratios).toFixed(3),
      interval: `${low.toFixed(3)} to ${high.toFixed(3)}`,
      bar,
      // Only what is surely slower has not reached it.
      reached: high >= bar ? 'yes' : 'no',
    }
  })
}

/** Above 1 this checkout is the faster one, whatever is counted. */
function speedBeside({ value, unit }: Figure, other: Figure | undefined): number {
  const ratio = value / (other?.value ?? Number.NaN)
  return unit === 'ms' ? 1 / ratio : ratio
}

function middleOf(figures: readonly Figure[]): number {
  return Number(median(figures.map(({ value }) => value)).toPrecision(4))
}
