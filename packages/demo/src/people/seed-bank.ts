import type { StoredOrder } from '@vonk/commerce/orders'
import { type BankPayment, putBankPayments } from '@vonk/commerce/payments'
import type { PaymentStatus } from '@vonk/domain/payments'
import type { Db } from '@vonk/platform/db'
import { languageOf } from './language-of.ts'

/** The bank's word for what has ended; the others it has not been asked about yet. */
const ended: Partial<Record<PaymentStatus, 'paid' | 'failed' | 'cancelled'>> = {
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
}

/** The sandbox bank remembers what people have paid, so that it can be given back to them. */
export async function seedBank(db: Db, orders: readonly StoredOrder[]): Promise<void> {
  await putBankPayments(db, orders.flatMap(paymentsAtBank))
}

const nothingToCome = { comingStatus: null, comingAt: null, stage: 'approval', bank: null, tries: 0 } as const
const nobodyReturns = { returnUrl: 'http://localhost/checkout-return', webhookUrl: 'http://localhost/' }

function paymentsAtBank({ payments, orderNumber, storeCode }: StoredOrder): BankPayment[] {
  const told = { currency: 'EUR', description: orderNumber, language: languageOf(storeCode) } as const
  return payments.flatMap(({ id, providerReference: reference, method, amount, refunded, createdAt, ...payment }) => {
    const status = ended[payment.status]
    if (reference === null || status === undefined) return []
    const asked = { reference, paymentId: id, method, amount, refunded, status, createdAt, expiresAt: createdAt }
    return [{ ...asked, ...told, ...nothingToCome, ...nobodyReturns }]
  })
}
