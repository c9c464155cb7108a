import { request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { bodyOfCall, type SandboxParts } from './create-sandbox-provider.ts'
import type { BankPayment } from './schema.ts'
import { SIGNATURE_HEADER, signCall } from './signature.ts'

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
