import { BACKSLASH, JsonScanner, nextTelling } from './json-scanner.ts'
import { isBlank, NEWLINE } from './raw-record.ts'

/** One document per line, or anything else. */
export type Layout = 'lines' | 'values'

const LIST = 0x5b
// A line that ends in one of these is the first of several that belong together.
const goesOn: readonly number[] = [0x7b, LIST, 0x2c]

/** Finds out from the beginning of a dump how it is laid out; null while too little of it is known. */
export function createLayoutProbe() {
  const scanner = new JsonScanner()
  let objects = 0
  let first: number | null = null
  let tail = 0

  /** What the sign at this place tells of the layout. */
  function look(chunk: Buffer, index: number): Layout | null {
    // The index is inside the chunk.
    const sign = chunk[index] as number
    if (first === null && isBlank(sign)) return null
    first ??= sign
    if (first === LIST) return 'values'
    if (sign === NEWLINE) return judgeLine(lastBefore(chunk, index) ?? tail)
    if (scanner.pass(sign) === 'complete') objects += 1
    return objects > 1 ? 'values' : null
  }

  function judgeLine(lastSign: number): Layout {
    return objects === 0 && goesOn.includes(lastSign) ? 'values' : 'lines'
  }

  return (chunk: Buffer): Layout | null => {
    for (let index = 0; index < chunk.length; index = next(chunk, index)) {
      const layout = look(chunk, index)
      if (layout !== null) return layout
    }
    tail = lastBefore(chunk, chunk.length) ?? tail
    return null
  }

  function next(chunk: Buffer, index: number): number {
    return scanner.isInside && chunk[index] !== BACKSLASH ? nextTelling(chunk, index + 1) : index + 1
  }
}

/** The last sign before this place that is no blank. */
function lastBefore(chunk: Buffer, index: number): number | undefined {
  let at = index - 1
  while (at >= 0 && isBlank(chunk[at])) at -= 1
  return chunk[at]
}
