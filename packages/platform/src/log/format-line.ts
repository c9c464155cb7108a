import { styleText } from 'node:util'

type Line = { readonly level: string; readonly time: string; readonly msg?: string; readonly [field: string]: unknown }

const colours: ReadonlyMap<string, 'red' | 'yellow'> = new Map([
  ['fatal', 'red'],
  ['error', 'red'],
  ['warn', 'yellow'],
])

// What a stranger asked for must not move the cursor of whoever reads it.
const CONTROL = /[\p{Cc}\u2028\u2029]/gu

/** A line of the log for somebody who watches: what happened first, then the facts; an error with its stack. */
export function formatLine(json: string): string {
  // Written by our own log a moment ago.
  const { level, time, name: _name, pid: _pid, msg = '', err, ...fields } = JSON.parse(json, printable) as Line
  const clock = styleText('dim', time.slice(11, 23))
  if (msg === 'request' && 'status' in fields) return `${clock} ${describeRequest(fields)}\n`
  const parts = [
    clock,
    styleText(colours.get(level) ?? 'green', level),
    msg,
    ...describeFields(fields),
    ...describeError(err),
  ]
  return `${parts.join(' ')}\n`
}

function printable(key: string, value: unknown): unknown {
  return typeof value === 'string' && key !== 'stack' ? value.replace(CONTROL, '·') : value
}

function describeRequest({ status, method, path, view, ms, bytes, isAborted }: Omit<Line, 'level' | 'time'>): string {
  const colour = Number(status) >= 500 ? 'red' : Number(status) >= 400 ? 'yellow' : 'green'
  const facts = [view, `${ms} ms`, `${bytes} bytes`, isAborted ? 'aborted' : null].filter(Boolean)
  return `${styleText(colour, String(status))} ${method} ${path} ${styleText('dim', facts.join(', '))}`
}

function describeFields(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).map(([name, value]) => styleText('dim', `${name}=${JSON.stringify(value)}`))
}

/** An error as `describeError` wrote it, its causes after it. */
function describeError(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  // Any object can be read as one of unknown fields.
  const { type, message, stack, cause, errors: _errors, ...facts } = error as Readonly<Record<string, unknown>>
  const head = [`${type}: ${message}`, ...describeFields(facts)].join(' ')
  const frames = String(stack ?? '').replace(/^/gm, '      ')
  return [`\n    ${head}\n${styleText('dim', frames)}`, ...describeError(cause)]
}
