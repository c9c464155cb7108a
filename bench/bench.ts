export type Row = Record<string, string | number>

/** A measurement: put one in `<name>.bench.ts` as `export const bench`, and `npm run bench` finds it. */
export type Bench = {
  about: string
  /** Rows of one table; `say` shows what is going on meanwhile. */
  run: (say: (line: string) => void) => Promise<Row[]>
}
