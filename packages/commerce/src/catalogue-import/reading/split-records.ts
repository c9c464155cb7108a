import { createLayoutProbe, type Layout } from './create-layout-probe.ts'
import { LineSplitter } from './line-splitter.ts'
import { LONGEST_RECORD, type RawRecord, type Splitter } from './raw-record.ts'
import { ValueSplitter } from './value-splitter.ts'

export type RecordSplitter = Splitter & {
  /** Whether a line says where a record is; in a file that is one long line only the byte does. */
  readonly hasLines: boolean
}

/** The records of a dump in any layout; how it is laid out, its beginning tells. */
export function splitRecords(longest = LONGEST_RECORD): RecordSplitter {
  const probe = createLayoutProbe()
  let beginning: Buffer[] = []
  let length = 0
  let chosen: Splitter | null = null
  let hasLines = true

  function choose(layout: Layout): RawRecord[] {
    hasLines = layout === 'lines'
    const splitter = hasLines ? new LineSplitter(longest) : new ValueSplitter(longest)
    chosen = splitter
    const records = beginning.flatMap((chunk) => splitter.push(chunk))
    beginning = []
    return records
  }

  return {
    get hasLines() {
      return hasLines
    },
    push(chunk) {
      if (chosen) return chosen.push(chunk)
      beginning.push(chunk)
      length += chunk.length
      const layout = probe(chunk) ?? (length > longest ? 'lines' : null)
      return layout === null ? [] : choose(layout)
    },
    end() {
      const records = chosen ? [] : choose('lines')
      return [...records, ...(chosen?.end() ?? [])]
    },
  }
}
