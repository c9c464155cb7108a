import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { messageOf } from './describe-error.ts'
import { formatLine } from './format-line.ts'
import { maskText } from './mask-text.ts'
import { redact } from './redact.ts'

/** One structured line per event; secrets and personal data are masked on the way out. */
export type Log = Logger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** One JSON object per line for programs, or text for people. */
export type LogFormat = 'json' | 'text'

export type LogOptions = {
  readonly level: (typeof logLevels)[number]
  readonly name: string
  /** Where lines go; standard output when absent, which is waited for. */
  readonly destination?: DestinationStream
}

export function createLog({ level, name, destination = pino.destination({ fd: 1, sync: true }) }: LogOptions): Log {
  const log = pino(
    {
      level,
      name,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: (value) => value },
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      hooks: {
        // Pino takes a missing message from the error itself, and a database error quotes the values it was given.
        logMethod(inputs, method) {
          const [first, message]: unknown[] = inputs
          const error = errorIn(first)
          if (error === null || message !== undefined) return method.apply(this, inputs)
          method.call(this, first instanceof Error ? { err: first } : first, messageOf(error))
        },
        streamWrite: maskText,
      },
    },
    destination,
  )
  return withRedactedChildren(log)
}

// Pino formats the bindings of the root only; children inherit this method from it.
function withRedactedChildren(log: Log): Log {
  const { child } = log
  log.child = function (this: Log, bindings, options) {
    // Pino types a child by its custom levels; this log has none. What `call` makes of that type depends on which files were
    // checked before.
    return Reflect.apply(child, this, [redactFields(bindings), options]) as never
  }
  return log
}

function redactFields(fields: object): Record<string, unknown> {
  // `redact` turns a plain object into a plain object; its type does not say so.
  return redact(fields) as Record<string, unknown>
}

function errorIn(value: unknown): Error | null {
  if (value instanceof Error) return value
  if (typeof value !== 'object' || value === null || !('err' in value)) return null
  return value.err instanceof Error ? value.err : null
}

// More than a slow reader of the log may cost in memory; what is beyond it is lost, not the shop.
const MOST_WAITING = 8_000_000

/** Standard output of a process that serves: nobody waits for a line to be written; the last ones are when it ends. */
export function createLogOutput(format: LogFormat): DestinationStream {
  if (format === 'text') return createTextOutput(process.stdout)
  // Several lines at once: handing each to another thread costs more than the line. No more than a pipe takes in one piece:
  // the lines of processes that share one are not mixed up then.
  const pieces = { minLength: 3_000, maxWrite: 4_096 }
  return pino.destination({ fd: 1, sync: false, ...pieces, periodicFlush: 100, maxLength: MOST_WAITING })
}

/** Lines for people, on a stream that is waited for. */
export function createTextOutput(stream: Pick<NodeJS.WriteStream, 'write'>): DestinationStream {
  return { write: (line) => stream.write(formatLine(line)) }
}
