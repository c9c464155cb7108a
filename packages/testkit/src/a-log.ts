import { createLog, type Log } from '@vonk/platform/log'

export type LogLine = { readonly level: string; readonly msg: string; readonly [field: string]: unknown }

/** A silent log that keeps its lines for the test to read. */
export function aLog(): { log: Log; lines: readonly LogLine[] } {
  const lines: LogLine[] = []
  const log = createLog({
    level: 'trace',
    name: 'test',
    destination: { write: (line) => lines.push(JSON.parse(line)) },
  })
  return { log, lines }
}
