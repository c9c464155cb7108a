import { appendFileSync, renameSync, statSync } from 'node:fs'
import { maskText } from '../../log/index.ts'

export type ServerLog = {
  write(chunk: string): void
  /** The last lines of this run, for the message when the server does not start. */
  tail(): string
}

const tailLines = 12

/** What the server says, in a file that is put aside when full: never more than twice the limit on disk. */
export function openServerLog(file: string, limit = 5_000_000): ServerLog {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  let last = ''
  return {
    write(said) {
      const chunk = maskText(said)
      last = `${last}${chunk}`
        .split('\n')
        .slice(-tailLines - 1)
        .join('\n')
      try {
        if (size > limit) {
          renameSync(file, `${file}.1`)
          size = 0
        }
        appendFileSync(file, chunk, { mode: 0o600 })
        size += Buffer.byteLength(chunk)
      } catch {
        // A full disk must not take the shop down for the sake of a log line.
      }
    },
    tail: () => last.trim(),
  }
}
