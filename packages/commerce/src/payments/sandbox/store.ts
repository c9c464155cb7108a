import type { Db } from '@vonk/platform/db'
import { eq } from 'drizzle-orm'
import { type BankPayment, bankPayments } from './schema.ts'

export async function findBankPayment(db: Db, reference: string): Promise<BankPayment | null> {
  const [payment] = await db.select().from(bankPayments).where(eq(bankPayments.reference, reference))
  return payment ?? null
}

export async function loadBankPayment(db: Db, reference: string): Promise<BankPayment> {
  const payment = await findBankPayment(db, reference)
  if (!payment) throw new UnknownBankPayment()
  return payment
}

export async function lockBankPayment(tx: Db, reference: string): Promise<BankPayment> {
  const [payment] = await tx.select().from(bankPayments).where(eq(bankPayments.reference, reference)).for('update')
  if (!payment) throw new UnknownBankPayment()
  return payment
}

export async function updateBankPayment(
  tx: Db,
  reference: string,
  changes: Partial<Pick<BankPayment, 'status' | 'comingStatus' | 'comingAt' | 'stage' | 'bank' | 'tries'>>,
): Promise<void> {
  await tx.update(bankPayments).set(changes).where(eq(bankPayments.reference, reference))
}

class UnknownBankPayment extends Error {
  override readonly name = 'UnknownBankPayment'

  constructor() {
    super('the sandbox bank does not know this payment')
  }
}
