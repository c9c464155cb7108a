import type { Database } from '@vonk/platform/db'
import { bodyOfCall } from '../sandbox/create-sandbox-provider.ts'
import { decidePayment } from '../sandbox/decide-payment.ts'
import { SIGNATURE_HEADER, signCall } from '../sandbox/signature.ts'
import { loadBankPayment } from '../sandbox/store.ts'
import { findPayment } from '../store.ts'

export const bankSecret = new Uint8Array(32).fill(7)

/** What the bank calls a payment; empty when it has not heard of it. */
export async function referenceOf(db: Database, paymentId: string): Promise<string> {
  return (await findPayment(db, paymentId))?.reference ?? ''
}

/** The shopper pays. */
export async function approveAtBank(db: Database, reference: string): Promise<void> {
  const decision = { answer: 'approve', delay: 'now', calls: 'never' } as const
  const payment = await loadBankPayment(db, reference)
  await decidePayment(db, payment, { decision, now: Date.now() })
}

/** What the bank sends when something has happened. */
export function callOfBank(reference: string): { body: string; headers: Record<string, string> } {
  const body = bodyOfCall(reference)
  return { body, headers: { [SIGNATURE_HEADER]: signCall(bankSecret, { body, now: Date.now() }) } }
}
