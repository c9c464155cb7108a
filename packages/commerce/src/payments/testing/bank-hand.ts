import type { Database } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import { bodyOfCall } from '../sandbox/create-sandbox-provider.ts'
import { type Decision, decidePayment } from '../sandbox/decide-payment.ts'
import { SIGNATURE_HEADER, signCall } from '../sandbox/signature.ts'
import { loadBankPayment } from '../sandbox/store.ts'
import { findPayment } from '../store.ts'

export { expirePayment } from '../ask-provider.ts'

export const bankSecret = new Uint8Array(32).fill(7)

/** What the bank calls a payment; empty when it has not heard of it. */
export async function referenceOf(db: Database, paymentId: string): Promise<string> {
  return (await findPayment(db, paymentId))?.reference ?? ''
}

/** The shopper pays. */
export async function approveAtBank(db: Database, reference: string): Promise<void> {
  await decideAtBank(db, reference, { answer: 'approve', delay: 'now', now: Date.now() })
}

type Deciding = Pick<Decision, 'answer' | 'delay'> & { readonly now: number }

/** Whatever the shopper does there; the shop is not called. */
export async function decideAtBank(db: Database, reference: string, { now, ...decision }: Deciding): Promise<void> {
  const payment = await loadBankPayment(db, reference)
  await decidePayment(db, payment, { decision: { ...decision, calls: 'never' }, now })
}

/** Money that comes although the bank had said that it would not. */
export async function payLate(db: Database, reference: string): Promise<void> {
  await db.execute(sql`
    update bank_payment set status = 'paid', coming_status = null, coming_at = null where reference = ${reference}`)
}

/** What the bank sends when something has happened. */
export function callOfBank(reference: string, now = Date.now()): { body: string; headers: Record<string, string> } {
  const body = bodyOfCall(reference)
  return { body, headers: { [SIGNATURE_HEADER]: signCall(bankSecret, { body, now }) } }
}
