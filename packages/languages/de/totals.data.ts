import type { totals as reference } from '../nl/totals.data.ts'

/** What the rows under a cart are called, and what is neither product nor tax where somebody pays. */
export const totals: typeof reference = {
  rows: {
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    payment: 'Zahlungskosten',
    discount: 'Rabatt',
    giftcardaccount: 'Geschenkkarte',
    reward: 'Treuepunkte',
    tax: 'MwSt.',
    grand_total: 'Gesamtsumme',
  },
  purchase: {
    shipping: 'Versand',
    surcharge: 'Aufschlag',
    'gift-card': 'Geschenkkarte',
    points: 'Treuepunkte',
  },
}
