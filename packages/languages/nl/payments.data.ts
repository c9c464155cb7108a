/** What the ways to pay are called, by code. */
export const payments = {
  ideal: 'iDEAL | Wero',
  card: 'Creditcard of betaalpas',
  'pay-later': 'Achteraf betalen',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  free: 'Niets te betalen',
}
