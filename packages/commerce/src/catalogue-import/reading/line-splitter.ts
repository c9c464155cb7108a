import { isBlank, NEWLINE, type RawRecord, type Splitter } from './raw-record.ts'

/** A record per line. */
export class LineSplitter implements Splitter {
  readonly #longest: number
  #line = 1
  #byte = 0
  #unfinished: Buffer[] = []
  #length = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  push(chunk: Buffer): RawRecord[] {
    const records: RawRecord[] = []
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end))
      records.push(...this.end())
      start = end + 1
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start))
    return records
  }

  end(): RawRecord[] {
    const place = { line: this.#line, byte: this.#byte }
    const isTooLong = this.#length > this.#longest
    const bytes = trim(joined(this.#unfinished))
    this.#line += 1
    this.#byte += this.#length + 1
    this.#unfinished = []
    this.#length = 0
    if (isTooLong) return [{ ...place, problem: 'too-long' }]
    return bytes.length === 0 ? [] : [{ ...place, bytes }]
  }

  #keep(part: Buffer): void {
    this.#length += part.length
    if (this.#length <= this.#longest) this.#unfinished.push(part)
    // What is too long is counted on, and thrown away.
    else this.#unfinished = []
  }
}

/** A line that lies in one piece is not copied. */
function joined(parts: readonly Buffer[]): Buffer {
  const [first, ...others] = parts
  return first && others.length === 0 ? first : Buffer.concat(parts)
}

function trim(bytes: Buffer): Buffer {
  let start = 0
  let end = bytes.length
  while (start < end && isBlank(bytes[start])) start += 1
  while (end > start && isBlank(bytes[end - 1])) end -= 1
  return bytes.subarray(start, end)
}
