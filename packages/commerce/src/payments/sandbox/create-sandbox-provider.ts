import { randomBytes } from 'node:crypto'
import type { Database, Db } from '@vonk/platform/db'
import { eq } from 'drizzle-orm'
import {
  type CreatedPayment,
  type NewPayment,
  type NewRefund,
  type PaymentProvider,
  ProviderUnavailable,
} from '../port.ts'
import { bankStatusAt, isUndecided, toPaymentEvent } from './bank-status.ts'
import { type BankPayment, bankPayments, bankRefunds } from './schema.ts'
import { isSignedByBank, SIGNATURE_HEADER } from './signature.ts'
import { addBankPayment, findBankPayment, lockBankPayment } from './store.ts'

export type SandboxParts = {
  readonly db: Database
  /** What the bank signs its calls with. */
  readonly secret: Uint8Array
  readonly now?: () => number
}

const SANDBOX = 'sandbox'

/** The name under which the shop keeps the bank's secret. */
export const BANK_SECRET = 'sandbox-bank'

const DAYS_OPEN = 3

/** The shop's own bank: hosted pages and calls like those of a real provider, and money that is none. */
export function createSandboxProvider({ db, secret, now = Date.now }: SandboxParts): PaymentProvider {
  return {
    name: SANDBOX,
    create: (payment) => createPayment(db, payment, now()),
    async read(reference) {
      const payment = await findBankPayment(db, reference)
      // Made by another bank, such as the demo's past: what became of it, nobody can say here.
      if (!payment) throw new ProviderUnavailable(SANDBOX, new Error('the bank does not know this payment'))
      const { amount, refunded } = payment
      return { event: toPaymentEvent(bankStatusAt(payment, now())), amount, refunded }
    },
    refund: (refund) => db.transaction((tx) => refundPayment(tx, refund, now()), { isRepeatable: true }),
    async cancel(reference) {
      if (!(await findBankPayment(db, reference))) return
      await db.transaction(async (tx) => {
        const payment = await lockBankPayment(tx, reference)
        if (!isUndecided(bankStatusAt(payment, now()))) return
        await tx
          .update(bankPayments)
          .set({ status: 'cancelled', comingStatus: null, comingAt: null })
          .where(eq(bankPayments.reference, reference))
      })
    },
    readWebhook({ header, body }) {
      const signature = header(SIGNATURE_HEADER)
      return isSignedByBank(secret, { signature, body, now: now() }) ? referenceIn(body) : null
    },
  }
}

/** What the bank sends, and all that it sends. */
export function bodyOfCall(reference: string): string {
  return JSON.stringify({ id: reference })
}

function referenceIn(body: string): string | null {
  return /^\{"id":"([\w-]{1,64})"\}$/.exec(body)?.[1] ?? null
}

async function createPayment(db: Db, payment: NewPayment, now: number): Promise<CreatedPayment> {
  const { id: paymentId, method, amount, currency, description, language, returnUrl, webhookUrl } = payment
  const reference = `sb_${randomBytes(18).toString('base64url')}`
  const expiresAt = new Date(now + DAYS_OPEN * 86_400_000)
  const details = { method, amount, currency, description, language, returnUrl, webhookUrl, bank: payment.issuer }
  return toCreated(await addBankPayment(db, { reference, paymentId, ...details, createdAt: new Date(now), expiresAt }))
}

// On the shop's own name, so that the form may send the shopper back to it.
function toCreated({ reference, returnUrl }: BankPayment): CreatedPayment {
  return { reference, redirectUrl: new URL(`/sandbox-bank/${reference}`, returnUrl).href }
}

async function refundPayment(tx: Db, { id, reference, amount }: NewRefund, now: number): Promise<'sent' | 'refused'> {
  const payment = await lockBankPayment(tx, reference)
  const [before] = await tx.select({ id: bankRefunds.id }).from(bankRefunds).where(eq(bankRefunds.id, id))
  if (before) return 'sent'
  const isPaid = bankStatusAt(payment, now) === 'paid'
  if (!isPaid || payment.refunded + amount > payment.amount) return 'refused'
  await tx.insert(bankRefunds).values({ id, reference, amount })
  const refunded = payment.refunded + amount
  await tx.update(bankPayments).set({ refunded }).where(eq(bankPayments.reference, reference))
  return 'sent'
}
