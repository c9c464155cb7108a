import type { payments as reference } from '../nl/payments.data.ts'

/** What the ways to pay are called, by code. */
export const payments: typeof reference = {
  ideal: 'iDEAL | Wero',
  card: 'Carte bancaire',
  'pay-later': 'Payer plus tard',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  free: 'Rien à payer',
}
