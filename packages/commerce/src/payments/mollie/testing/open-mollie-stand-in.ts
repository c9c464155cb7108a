import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { standInCertificate, standInKey } from './certificate.ts'
import {
  centsOf,
  fault,
  findPaymentFault,
  refundedOf,
  type StandInAnswer,
  type StandInPayment,
  writePayment,
  writeRefund,
} from './stand-in-books.ts'

type Call = { readonly method: string; readonly path: string; readonly query: URLSearchParams; readonly body: Body }
type Body = Readonly<Record<string, unknown>>

/** What goes wrong with the next calls. */
export type StandInFailure = 'too-many' | 'broken' | 'garbage' | 'silent' | 'cut'

export type MollieStandIn = {
  readonly apiEndpoint: string
  readonly payments: StandInPayment[]
  /** Every call that was answered, as `POST /v2/payments`. */
  readonly calls: string[]
  failure: StandInFailure | null
  /** As Mollie does after an hour. */
  forgetKeys(): void
  close(): Promise<void>
}

export const STAND_IN_KEY = 'test_standin0000000000000000000000'

/** A server that speaks the documented parts of Mollie's API, over TLS as the client insists. */
export async function openMollieStandIn(): Promise<MollieStandIn> {
  const answered = new Map<string, StandInAnswer>()
  const books = { payments: [] as StandInPayment[], calls: [] as string[] }
  const server = createServer({ key: standInKey, cert: standInCertificate }, (incoming, outgoing) => {
    void take(incoming, outgoing)
  })

  async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const content = await text(incoming)
    if (standIn.failure) return fail(standIn.failure, outgoing)
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'https://stand-in')
    const method = incoming.method ?? 'GET'
    const call = { method, path, query, body: content === '' ? {} : JSON.parse(content) }
    const key = `${method} ${path} ${incoming.headers['idempotency-key']}`
    const isKnown = incoming.headers.authorization === `Bearer ${STAND_IN_KEY}`
    const answer = isKnown ? (answered.get(key) ?? answerCall(books, call)) : fault(401, 'Missing authentication')
    books.calls.push(`${method} ${path}`)
    if (method !== 'GET' && answer.status < 300) answered.set(key, answer)
    write(outgoing, answer)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  const standIn: MollieStandIn = {
    ...books,
    apiEndpoint: `https://127.0.0.1:${port}/v2/`,
    failure: null,
    forgetKeys: () => answered.clear(),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return standIn
}

function write(outgoing: ServerResponse, { status, body }: StandInAnswer): void {
  outgoing.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body))
}

function fail(failure: StandInFailure, outgoing: ServerResponse): void {
  if (failure === 'silent') return
  if (failure === 'cut') outgoing.destroy()
  else if (failure === 'garbage') outgoing.writeHead(200).end('<html>')
  // The client tries again after as many seconds as it is told.
  else if (failure === 'broken') outgoing.writeHead(503, { 'retry-after': '0' }).end('{"status":503,"title":"Away"}')
  else write(outgoing, fault(429, 'Too many requests'))
}

type Books = Pick<MollieStandIn, 'payments'>

function answerCall({ payments }: Books, call: Call): StandInAnswer {
  const [, id, part] = /^\/v2\/payments(?:\/(\w+)(?:\/(refunds))?)?$/.exec(call.path) ?? []
  if (id === undefined) return call.method === 'POST' ? addPayment(payments, call.body) : listPayments(payments, call)
  const payment = payments.find((one) => one.id === id)
  if (!payment) return fault(404, `No payment exists with token ${id}.`)
  if (part) return call.method === 'POST' ? addRefund(payment, call.body) : listRefunds(payment)
  return call.method === 'DELETE' ? cancel(payment) : { status: 200, body: writePayment(payment) }
}

function addPayment(payments: StandInPayment[], request: Body): StandInAnswer {
  const refused = findPaymentFault(request)
  if (refused) return refused
  const id = `tr_${String(payments.length + 1).padStart(10, 'W')}`
  const payment: StandInPayment = {
    id,
    createdAt: new Date().toISOString(),
    request,
    cents: centsOf(request['amount']) ?? 0,
    status: 'open',
    refunds: [],
  }
  payments.push(payment)
  return { status: 201, body: writePayment(payment) }
}

function listPayments(payments: readonly StandInPayment[], { query }: Call): StandInAnswer {
  const newest = payments.toReversed()
  const from = Math.max(
    0,
    newest.findIndex(({ id }) => id === query.get('from')),
  )
  const limit = Number(query.get('limit') ?? 50)
  const page = newest.slice(from, from + limit)
  const following = newest[from + limit]
  const next = following && {
    href: `https://stand-in/v2/payments?from=${following.id}&limit=${limit}`,
    type: 'application/hal+json',
  }
  return {
    status: 200,
    body: { count: page.length, _embedded: { payments: page.map(writePayment) }, _links: { next: next ?? null } },
  }
}

function cancel(payment: StandInPayment): StandInAnswer {
  if (payment.status !== 'open') return fault(422, 'The payment cannot be canceled.')
  payment.status = 'canceled'
  return { status: 200, body: writePayment(payment) }
}

function addRefund(payment: StandInPayment, { amount, metadata }: Body): StandInAnswer {
  const cents = centsOf(amount)
  if (cents === null || payment.status !== 'paid' || refundedOf(payment) + cents > payment.cents) {
    return fault(422, 'The specified amount cannot be refunded', 'amount')
  }
  const refund = { id: `re_${payment.refunds.length + 1}`, cents, metadata, status: 'pending' }
  payment.refunds.push(refund)
  return { status: 201, body: writeRefund(payment, refund) }
}

function listRefunds(payment: StandInPayment): StandInAnswer {
  const refunds = payment.refunds.map((refund) => writeRefund(payment, refund))
  return { status: 200, body: { count: refunds.length, _embedded: { refunds }, _links: { next: null } } }
}
