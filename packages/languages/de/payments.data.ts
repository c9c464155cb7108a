import type { payments as reference } from '../nl/payments.data.ts'

/** What the ways to pay are called, by code. */
export const payments: typeof reference = {
  ideal: 'iDEAL | Wero',
  card: 'Kredit- oder Debitkarte',
  'pay-later': 'Kauf auf Rechnung',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  free: 'Nichts zu bezahlen',
}
