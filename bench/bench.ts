export type Row = Record<string, string | number>

export type Say = (line: string) => void

/** A measurement: put one in `<name>.bench.ts` as `export const bench`, and `npm run bench` finds it. */
export type Bench = {
  about: string
  /** Rows of one table; `say` shows what is going on meanwhile. */
  run: (say: Say) => Promise<Row[]>
  /** The same beside another checkout, for benches that can. */
  compare?: (comparing: Comparing) => Promise<Row[]>
}

export type Comparing = {
  /** A folder, or a git ref. */
  readonly against: string
  /** The share of the other checkout's speed that is asked of this one. */
  readonly bar: number
  readonly say: Say
}
