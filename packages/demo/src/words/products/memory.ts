import type { Line } from './copy.ts'
import type { Ware } from './ware-of.ts'

/** What a copywriter has said before, of one kind of thing and of all. */
export type Memory = {
  readonly uses: (line: Line, ware: Ware) => { readonly here: number; readonly anywhere: number }
  readonly note: (line: Line, ware: Ware) => void
}

export function createMemory(): Memory {
  const uses = new Map<Line, Map<Ware, number>>()
  return {
    uses(line, ware) {
      const counts = uses.get(line)
      const anywhere = counts ? [...counts.values()].reduce((sum, count) => sum + count, 0) : 0
      return { here: counts?.get(ware) ?? 0, anywhere }
    },
    note(line, ware) {
      const counts = uses.get(line) ?? new Map<Ware, number>()
      uses.set(line, counts.set(ware, (counts.get(ware) ?? 0) + 1))
    },
  }
}
