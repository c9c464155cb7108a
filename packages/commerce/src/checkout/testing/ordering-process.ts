import { createDatabase } from '@vonk/platform/db'
import { createApi } from '@vonk/platform/http'
import { createLog } from '@vonk/platform/log'
import { approveAtBank, callOfBank, referenceOf } from '../../payments/testing/bank-hand.ts'
import { cartPartsOver, paidRoutes } from './paid-routes.ts'

/** What the process shall do, and before which statement it dies; `isSent`: just after that one has left. */
export type Ordering = {
  readonly url: string
  readonly body: object
  readonly cartId: string
  readonly dieAt: number
  readonly isSent: boolean
}

// This file is a program: it orders, pays and is told by the bank, and may be killed in the middle of it.
const { url, body, cartId, dieAt, isSent }: Ordering = JSON.parse(process.argv[2] ?? '{}')
const log = createLog({ level: 'silent', name: 'ordering' })
const db = createDatabase({ url, log, poolSize: 4 })
let statements = 0
const die = () => process.kill(process.pid, 'SIGKILL')
db.pool.on('connect', (client) => {
  const send = client.query.bind(client) as (...statement: unknown[]) => unknown
  Object.assign(client, {
    query: (...statement: unknown[]) => {
      statements += 1
      if (statements === dieAt && !isSent) die()
      const answer = send(...statement)
      if (statements === dieAt) setImmediate(die)
      return answer
    },
  })
})

// Counted from the first statement the order takes.
const parts = await cartPartsOver(db, log)
const api = createApi({ routes: paidRoutes(parts), log })
statements = 0

async function call(path: string, init: RequestInit = {}) {
  const headers = { 'content-type': 'application/json', ...init.headers }
  const answer = await api.fetch(new Request(`http://localhost${path}`, { ...init, headers }))
  // Every answer of the API is an envelope; an order names its payment.
  return (await answer.json()) as { result: { payment: { id: string } } }
}

const { result } = await call('/api/order', { method: 'POST', body: JSON.stringify(body) })
const reference = await referenceOf(db, result.payment.id)
await approveAtBank(db, reference)
await call('/api/ext/payments/webhook/sandbox', { method: 'POST', ...callOfBank(reference) })
await call(`/api/ext/payments/${result.payment.id}?cartId=${cartId}`)
process.stdout.write(`${statements}\n`)
await db.close()
