import { BACKSLASH, createJsonScanner, nextTelling } from './create-json-scanner.ts'
import { isBlank, LONGEST_RECORD, NEWLINE, type RawRecord, type Splitter } from './raw-record.ts'

/** A file in which every document lacks a bracket is not worth looking for the next one for ever. */
const MOST_RECOVERIES = 100

const none: readonly RawRecord[] = []

type Start = { readonly line: number; readonly byte: number; readonly indent: Buffer }

/** A record per object, however it is laid out: in one list, one after the other, over many lines. */
export function splitValues(longest = LONGEST_RECORD): Splitter {
  const scanner = createJsonScanner()
  let line = 1
  let byte = 0
  let isDropped = false
  let start: Start | null = null
  let unfinished: Buffer[] = []
  let length = 0
  let recoveries = 0
  let maySkip = false
  let from = 0

  function scan(chunk: Buffer): RawRecord[] {
    const records: RawRecord[] = []
    from = 0
    let index = 0
    while (index < chunk.length) {
      records.push(...pass(chunk, index))
      index = maySkip ? nextTelling(chunk, index + 1) : index + 1
    }
    if (scanner.isInside()) keep(chunk.subarray(from))
    byte += chunk.length
    return records
  }

  /** Takes the sign at this place in; answers the record that it ends, if it does. */
  function pass(chunk: Buffer, index: number): readonly RawRecord[] {
    // The index is inside the chunk.
    const sign = chunk[index] as number
    const step = scanner.pass(sign)
    const place = { line, byte: byte + index }
    if (sign === NEWLINE) line += 1
    maySkip = scanner.isInside() && sign !== BACKSLASH
    if (step === 'passed') return none
    if (step === 'out-of-place') return [{ ...place, problem: 'not-json' }]
    if (step === 'complete') return finish(chunk.subarray(from, index + 1))
    start = { ...place, indent: indentBefore(chunk, index) }
    from = index
    return none
  }

  function keep(part: Buffer): void {
    if (isDropped) return
    length += part.length
    unfinished.push(part)
  }

  function finish(last: Buffer): RawRecord[] {
    keep(last)
    const record = start && !isDropped ? [{ line: start.line, byte: start.byte, bytes: Buffer.concat(unfinished) }] : []
    forget()
    return record
  }

  function forget(): void {
    scanner.reset()
    maySkip = false
    unfinished = []
    length = 0
    isDropped = false
    start = null
  }

  /** Gives the document up and goes on with the next one that begins a line as this one did, if there is any. */
  function recover(problem: 'too-long' | 'cut-off'): RawRecord[] {
    if (start === null || isDropped) return []
    const { indent, ...place } = start
    const bytes = Buffer.concat(unfinished)
    const next = bytes.indexOf(Buffer.concat([Buffer.from('\n'), indent, Buffer.from('{')]))
    recoveries += 1
    if (next === -1 || recoveries > MOST_RECOVERIES) {
      isDropped = true
      unfinished = []
      return [{ ...place, problem }]
    }
    forget()
    line = place.line + 1 + countLines(bytes.subarray(0, next))
    byte = place.byte + next + 1
    return [{ ...place, problem: 'cut-off' }, ...scan(bytes.subarray(next + 1))]
  }

  return {
    push(chunk) {
      const records = scan(chunk)
      if (length > longest) records.push(...recover('too-long'))
      return records
    },
    end() {
      const records: RawRecord[] = []
      while (start !== null && !isDropped) records.push(...recover('cut-off'))
      return records
    },
  }
}

/** The blanks a line begins with before this place; none where anything else stands there. */
function indentBefore(chunk: Buffer, index: number): Buffer {
  const indent = chunk.subarray(chunk.lastIndexOf(NEWLINE, index) + 1, index)
  return indent.every(isBlank) ? indent : Buffer.alloc(0)
}

function countLines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1
  return count
}
