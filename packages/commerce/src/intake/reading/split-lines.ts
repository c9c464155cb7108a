import { isBlank, LONGEST_RECORD, NEWLINE, type RawRecord, type Splitter } from './raw-record.ts'

/** A record per line. */
export function splitLines(longest = LONGEST_RECORD): Splitter {
  let line = 1
  let byte = 0
  let unfinished: Buffer[] = []
  let length = 0

  function keep(part: Buffer): void {
    length += part.length
    if (length <= longest) unfinished.push(part)
    // What is too long is counted on, and thrown away.
    else unfinished = []
  }

  function finish(): RawRecord[] {
    const bytes = trim(unfinished.length === 1 && unfinished[0] ? unfinished[0] : Buffer.concat(unfinished))
    const place = { line, byte }
    const isTooLong = length > longest
    unfinished = []
    length = 0
    if (isTooLong) return [{ ...place, problem: 'too-long' }]
    return bytes.length === 0 ? [] : [{ ...place, bytes }]
  }

  return {
    push(chunk) {
      const records: RawRecord[] = []
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        keep(chunk.subarray(start, end))
        const passed = length + 1
        records.push(...finish())
        line += 1
        byte += passed
        start = end + 1
      }
      if (start < chunk.length) keep(chunk.subarray(start))
      return records
    },
    end: finish,
  }
}

function trim(bytes: Buffer): Buffer {
  let start = 0
  let end = bytes.length
  while (start < end && isBlank(bytes[start])) start += 1
  while (end > start && isBlank(bytes[end - 1])) end -= 1
  return bytes.subarray(start, end)
}
