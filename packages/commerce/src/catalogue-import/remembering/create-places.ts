import type { Place } from '../reading/dump-row.ts'

export type Places = ReturnType<typeof createPlaces>

/** Keeps where documents stand, as numbers in columns: objects of their own would take four times the memory. */
export function createPlaces() {
  const files: string[] = []
  const fileNumbers: number[] = []
  const lines: number[] = []
  const bytes: number[] = []

  return {
    /** The number by which the place is told again. */
    add({ file, line, byte }: Place): number {
      // A dump is read one file after the other.
      if (files.at(-1) !== file) files.push(file)
      fileNumbers.push(files.length - 1)
      bytes.push(byte ?? -1)
      return lines.push(line) - 1
    },
    at(number: number): Place {
      const byte = bytes[number] ?? -1
      return { file: files[fileNumbers[number] ?? 0] ?? '', line: lines[number] ?? 0, byte: byte < 0 ? null : byte }
    },
  }
}
