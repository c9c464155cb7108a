export type Row = Record<string, string | number>

export type Say = (line: string) => void

/** A measurement: put one in `<name>.bench.ts` as `export const bench`, and `npm run bench` finds it. */
export type Bench = {
  about: string
  /** Rows of one table; `say` shows what is going on meanwhile. */
  run: (say: Say) => Promise<Row[]>
  /** The same beside another checkout, for benches that can: a folder, or a git ref. */
  compare?: (against: string, say: Say) => Promise<Row[]>
}
