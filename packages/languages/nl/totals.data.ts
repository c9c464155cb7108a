/** What the rows under a cart are called, and what is neither product nor tax where somebody pays. */
export const totals = {
  rows: {
    subtotal: 'Subtotaal',
    shipping: 'Verzending',
    payment: 'Betaalkosten',
    discount: 'Korting',
    giftcardaccount: 'Cadeaukaart',
    reward: 'Spaarpunten',
    tax: 'Btw',
    grand_total: 'Totaal',
  },
  purchase: {
    shipping: 'Verzending',
    surcharge: 'Toeslag',
    'gift-card': 'Cadeaukaart',
    points: 'Spaarpunten',
  },
}
