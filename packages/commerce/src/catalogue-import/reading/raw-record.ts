/** A piece of a dump that should be one JSON value, or why it cannot be read. */
export type RawRecord = {
  readonly line: number
  /** Where it begins in the unpacked text. */
  readonly byte: number
} & ({ readonly bytes: Buffer } | { readonly problem: RecordProblem })

export type RecordProblem = 'too-long' | 'cut-off' | 'not-json'

export type Splitter = {
  /** The records that end in this chunk. */
  push(chunk: Buffer): RawRecord[]
  /** The last one, which no line end or bracket has closed. */
  end(): RawRecord[]
}

/** No document of a shop is larger; one that is would fill the memory before it could be refused. */
export const LONGEST_RECORD = 16 * 1024 * 1024

export const NEWLINE = 0x0a

export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09
}
