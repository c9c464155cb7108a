import type { PaymentStatus } from './payment-status.ts'

/** What the page shows to which the bank sends the shopper back. */
export type ReturnPage = 'confirmation' | 'checking' | 'try-again'

const pages: Readonly<Record<PaymentStatus, ReturnPage>> = {
  paid: 'confirmation',
  open: 'checking',
  checking: 'checking',
  failed: 'try-again',
  cancelled: 'try-again',
  expired: 'try-again',
}

/** Null when the payment could not be asked about: that is checking too, so that nobody pays twice. */
export function returnPageOf(payment: PaymentStatus | null): ReturnPage {
  return payment === null ? 'checking' : pages[payment]
}
