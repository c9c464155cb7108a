import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Terminal } from './command.ts'

/** What a command writes, line by line. Who reads it may stop in the middle, as `head` does: that is no failure. */
export function openOutput(stream: Writable): Pick<Terminal, 'write' | 'whenHeard'> {
  let isHeard = true
  stream.on('error', (error) => {
    isHeard = false
    if (!('code' in error && error.code === 'EPIPE')) throw error
  })
  return {
    write(line) {
      if (isHeard) stream.write(`${line}\n`)
    },
    async whenHeard() {
      // Whoever stops reading is heard of as an error, which is looked at above.
      if (isHeard && stream.writableNeedDrain) await once(stream, 'drain').catch(() => {})
      return isHeard
    },
  }
}
