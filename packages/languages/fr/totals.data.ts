import type { totals as reference } from '../nl/totals.data.ts'

/** What the rows under a cart are called, and what is neither product nor tax where somebody pays. */
export const totals: typeof reference = {
  rows: {
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    payment: 'Frais de paiement',
    discount: 'Réduction',
    giftcardaccount: 'Carte cadeau',
    reward: 'Points de fidélité',
    tax: 'TVA',
    grand_total: 'Total',
  },
  purchase: {
    shipping: 'Livraison',
    surcharge: 'Supplément',
    'gift-card': 'Carte cadeau',
    points: 'Points de fidélité',
  },
}
