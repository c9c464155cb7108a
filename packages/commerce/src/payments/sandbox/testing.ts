import type { Database } from '@vonk/platform/db'
import { serve } from '@vonk/platform/http'
import { createOutbox } from '@vonk/platform/outbox'
import { loadSecret } from '@vonk/platform/secrets'
import { aLog, openTestDatabase } from '@vonk/testkit'
import { createThrottles } from '../../throttles/index.ts'
import type { NewPayment, ProviderCall } from '../port.ts'
import { aPayment } from '../testing/a-payment.ts'
import { createBankSite } from './bank-site.ts'
import { challengeCodeOf } from './check-details.ts'
import { BANK_SECRET, createSandboxProvider } from './create-sandbox-provider.ts'

/** A form as a browser sends it. */
export type BankForm = Readonly<Record<string, string>>

export const aCard: BankForm = {
  answer: 'next',
  name: 'Zoë de Vries',
  number: '4242 4242 4242 4242',
  expiry: '12/39',
  code: '123',
}

/** A shop that listens to the bank over real HTTP and remembers its webhooks. */
export async function openListeningShop() {
  const webhooks: ProviderCall[] = []
  const answers: number[] = []
  const server = await serve({
    port: 0,
    hostname: '127.0.0.1',
    log: aLog().log,
    async fetch(request) {
      const { headers } = request
      webhooks.push({ header: (name) => headers.get(name), body: await request.text() })
      return new Response(null, { status: answers.shift() ?? 200 })
    },
  })
  return {
    webhooks,
    /** How the next calls are answered; well, once these are used up. */
    answers,
    webhookUrl: `http://127.0.0.1:${server.port}/api/ext/payments/webhook/sandbox`,
    close: server.close,
  }
}

/** The bank over a database of its own, and a shopper who goes there. */
export async function openBank({ now = Date.now }: { now?: () => number } = {}) {
  const test = await openTestDatabase()
  const parts = { db: test.db, secret: await loadSecret(test.db, BANK_SECRET), now }
  const limits = { 'bank-page': [{ by: ['visitor'], maxAttempts: 40, windowMs: 60_000 }] } as never
  const throttles = createThrottles({ db: test.db, limits })
  const site = createBankSite({ ...parts, throttles, log: aLog().log })
  const provider = createSandboxProvider(parts)

  function visit(url: string, form?: BankForm, clientAddress: string | null = null): Promise<Response> {
    const body = form && new URLSearchParams(form)
    const request = new Request(url, body ? { method: 'POST', body } : {})
    return site.fetch(request, { requestId: 'r', nonce: 'n', clientAddress, route: null })
  }

  async function create(overrides: Partial<NewPayment> = {}) {
    const created = await provider.create(aPayment(overrides))
    if (created === 'refused' || !created.redirectUrl) throw new Error('the sandbox bank refuses nothing')
    const { reference, redirectUrl: url } = created
    return { reference, url, code: challengeCodeOf(reference), read: () => provider.read(reference) }
  }

  return { ...test, parts, provider, visit, create }
}

export function anOutbox({ db, url }: { db: Database; url: string }) {
  return createOutbox({ db, url, log: aLog().log })
}
