import { placeIn, type Turn } from '../seeded.ts'
import type { Line, Lines } from './copy.ts'
import type { Memory } from './memory.ts'
import { isMet } from './traits-of.ts'
import type { Ware } from './ware-of.ts'

/** The true line that was said least of this kind of thing, then least of all; the turn decides between equals. */
export function chooseLine(
  lines: Lines,
  { traits, ware, memory, turn }: { traits: ReadonlySet<string>; ware: Ware; memory: Memory; turn: Turn },
): Line {
  const open = lines.filter(([, , , when = '']) => isMet(when, traits))
  const start = placeIn(open.length, turn)
  const [chosen] = [...open.slice(start), ...open.slice(0, start)]
    .map((line) => ({ line, ...memory.uses(line, ware) }))
    .toSorted((one, other) => one.here - other.here || one.anywhere - other.anywhere)
  if (!chosen) throw new Error(`nothing to say for ${turn.slot} of ${turn.key}`)
  memory.note(chosen.line, ware)
  return chosen.line
}
