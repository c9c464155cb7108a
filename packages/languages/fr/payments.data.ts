/** What the ways to pay are called, by code. */
export const payments = {
  ideal: 'iDEAL | Wero',
  card: 'Carte bancaire',
  'pay-later': 'Payer plus tard',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  free: 'Rien à payer',
}
