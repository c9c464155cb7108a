import type { payments as reference } from '../nl/payments.data.ts'

/** What the ways to pay are called, by code. */
export const payments: typeof reference = {
  ideal: 'iDEAL | Wero',
  card: 'Credit or debit card',
  'pay-later': 'Pay later',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  free: 'Nothing to pay',
}
