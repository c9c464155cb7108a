import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { leavesOf, type RecordedStatement } from './plan-replay.ts'

// Loaded into the shop with `--import`: writes down every statement that a request sends, with its values and its rows.
// What jobs and listeners send meanwhile belongs to no request and is left out.
type Query = (this: object, ...sent: unknown[]) => unknown
type Sent = { readonly name?: string; readonly text: string; readonly values?: readonly unknown[] }
type Answer = { readonly rows: readonly unknown[]; readonly rowCount: number | null }

const file = process.env['BENCH_STATEMENTS'] ?? ''
const requests = new AsyncLocalStorage<true>()
subscribe('http.server.request.start', () => requests.enterWith(true))

// The very module the shop sends its statements with.
const { Client }: { Client: { prototype: { query: Query } } } = createRequire(import.meta.resolve('@vonk/platform/db'))(
  'pg',
)
const connections = new Map<object, number>()
const send = Client.prototype.query

Client.prototype.query = function (...sent) {
  if (requests.getStore() === undefined) return send.apply(this, sent)
  const connection = connections.get(this) ?? connections.size
  connections.set(this, connection)
  const write = (answer: Answer) => appendFileSync(file, `${JSON.stringify(toRecord(sent, connection, answer))}\n`)
  const callback = sent.at(-1)
  if (typeof callback !== 'function') {
    return Promise.resolve(send.apply(this, sent)).then((answer) => {
      // Without a callback the client answers with a result.
      write(answer as Answer)
      return answer
    })
  }
  const heard = (error: unknown, answer: Answer) => {
    if (!error) write(answer)
    callback(error, answer)
  }
  return send.apply(this, [...sent.slice(0, -1), heard])
}

function toRecord([first, second]: unknown[], connection: number, { rows, rowCount }: Answer): RecordedStatement {
  // As the client takes it: a text, or an object with one.
  const { name, text, values = [] } = typeof first === 'string' ? ({ text: first } as Sent) : (first as Sent)
  const given = Array.isArray(second) ? second : values
  return { connection, ...(name && { name }), text, values: given.map(toText), leaves: leavesOf(rows), rowCount }
}

/** As the client writes it on the wire. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(toText(each))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
