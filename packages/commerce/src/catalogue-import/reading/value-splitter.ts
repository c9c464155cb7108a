import { BACKSLASH, JsonScanner, nextTelling } from './json-scanner.ts'
import { isBlank, NEWLINE, type RawRecord, type Splitter } from './raw-record.ts'

/** A file in which every document lacks a bracket is not worth looking for the next one for ever. */
const MOST_RECOVERIES = 100

const none: readonly RawRecord[] = []

type Start = { readonly line: number; readonly byte: number; readonly indent: Buffer }

/** A record per object, however it is laid out: in one list, one after the other, over many lines. */
export class ValueSplitter implements Splitter {
  readonly #longest: number
  readonly #scanner = new JsonScanner()
  #line = 1
  #byte = 0
  /** Where in the chunk the document goes on that is being read. */
  #from = 0
  #maySkip = false
  #start: Start | null = null
  #unfinished: Buffer[] = []
  #length = 0
  #isDropped = false
  #recoveries = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  push(chunk: Buffer): RawRecord[] {
    const records = this.#scan(chunk)
    if (this.#length > this.#longest) records.push(...this.#recover('too-long'))
    return records
  }

  end(): RawRecord[] {
    const records: RawRecord[] = []
    while (this.#start !== null && !this.#isDropped) records.push(...this.#recover('cut-off'))
    return records
  }

  #scan(chunk: Buffer): RawRecord[] {
    const records: RawRecord[] = []
    this.#from = 0
    let index = 0
    while (index < chunk.length) {
      const ended = this.#pass(chunk, index)
      if (ended.length > 0) records.push(...ended)
      index = this.#maySkip ? nextTelling(chunk, index + 1) : index + 1
    }
    if (this.#scanner.isInside) this.#keep(chunk.subarray(this.#from))
    this.#byte += chunk.length
    return records
  }

  /** Takes the sign at this place in; answers the record that it ends, if it does. */
  #pass(chunk: Buffer, index: number): readonly RawRecord[] {
    // The index is inside the chunk.
    const sign = chunk[index] as number
    const step = this.#scanner.pass(sign)
    if (sign === NEWLINE) this.#line += 1
    this.#maySkip = this.#scanner.isInside && sign !== BACKSLASH
    if (step === 'passed') return none
    const place = { line: this.#line, byte: this.#byte + index }
    if (step === 'out-of-place') return [{ ...place, problem: 'not-json' }]
    if (step === 'complete') return this.#finish(chunk.subarray(this.#from, index + 1))
    this.#start = { ...place, indent: indentBefore(chunk, index) }
    this.#from = index
    return none
  }

  #keep(part: Buffer): void {
    if (this.#isDropped) return
    this.#length += part.length
    this.#unfinished.push(part)
  }

  #finish(last: Buffer): readonly RawRecord[] {
    this.#keep(last)
    const { line = 0, byte = 0 } = this.#start ?? {}
    const records = this.#isDropped ? none : [{ line, byte, bytes: Buffer.concat(this.#unfinished) }]
    this.#forget()
    return records
  }

  #forget(): void {
    this.#scanner.reset()
    this.#maySkip = false
    this.#unfinished = []
    this.#length = 0
    this.#isDropped = false
    this.#start = null
  }

  /** Gives the document up and goes on with the next one that begins a line as this one did, if there is any. */
  #recover(problem: 'too-long' | 'cut-off'): RawRecord[] {
    if (this.#start === null || this.#isDropped) return []
    const { indent, ...place } = this.#start
    const bytes = Buffer.concat(this.#unfinished)
    const next = bytes.indexOf(Buffer.concat([Buffer.from('\n'), indent, Buffer.from('{')]))
    this.#recoveries += 1
    if (next === -1 || this.#recoveries > MOST_RECOVERIES) {
      this.#isDropped = true
      this.#unfinished = []
      return [{ ...place, problem }]
    }
    this.#forget()
    this.#line = place.line + 1 + countLines(bytes.subarray(0, next))
    this.#byte = place.byte + next + 1
    return [{ ...place, problem: 'cut-off' }, ...this.#scan(bytes.subarray(next + 1))]
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
