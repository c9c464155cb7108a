import { request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { defineJob, type Jobs, type RetryPolicy } from '@vonk/platform/jobs'
import type { Outbox } from '@vonk/platform/outbox'
import { z } from 'zod'
import { bodyOfCall, type SandboxParts } from './create-sandbox-provider.ts'
import { bankCallDue } from './events.ts'
import type { BankPayment } from './schema.ts'
import { SIGNATURE_HEADER, signCall } from './signature.ts'
import { loadBankPayment } from './store.ts'

const PATIENCE_MS = 10_000

/** Tells the shop over HTTP that something has happened to a payment; throws unless it has listened. */
export async function callShop(
  { secret, now = Date.now }: Omit<SandboxParts, 'db'>,
  { reference, webhookUrl }: Pick<BankPayment, 'reference' | 'webhookUrl'>,
): Promise<void> {
  const body = bodyOfCall(reference)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signCall(secret, { body, now: now() }) }
  const status = await post(new URL(webhookUrl), { body, headers })
  if (status < 200 || status > 299) throw new CallUnanswered(status)
}

type Call = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** The status of the answer, whose text nobody needs: `fetch` would take several times as long over it. */
function post(url: URL, { body, headers }: Call): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const send = url.protocol === 'https:' ? requestSecurely : request
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS) }
  const outgoing = send(url, options, (answer) => {
    answer.resume()
    resolve(answer.statusCode ?? 0)
  })
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}

class CallUnanswered extends Error {
  override readonly name = 'CallUnanswered'

  constructor(status: number) {
    super(`the shop answered a call of the sandbox bank with ${status}`)
  }
}

/** About an hour and a half of trying. */
const patient: RetryPolicy = { limit: 10, delaySeconds: 5 }

type CallParts = SandboxParts & { readonly jobs: Jobs; readonly outbox: Outbox; readonly retry?: RetryPolicy }

/** Makes the calls that are due, each tried again until the shop has listened. */
export async function startBankCalls({ jobs, outbox, retry = patient, ...parts }: CallParts): Promise<void> {
  const job = defineJob({ name: 'sandbox-bank-call', schema: z.object({ reference: z.string().min(1) }), retry })
  await jobs.work(job, async ({ reference }) => callShop(parts, await loadBankPayment(parts.db, reference)))
  await outbox.subscribe({
    name: 'sandbox-bank-calls',
    topics: [bankCallDue],
    from: 'beginning',
    async handle(tx, { payload: { reference, times, at } }) {
      for (let call = 0; call < times; call += 1) await jobs.enqueue(tx, job, { reference }, { runAt: new Date(at) })
    },
  })
}
