import type { totals as reference } from '../nl/totals.data.ts'

/** What the rows under a cart are called, and what is neither product nor tax where somebody pays. */
export const totals: typeof reference = {
  rows: {
    subtotal: 'Subtotal',
    shipping: 'Shipping & Handling',
    payment: 'Payment costs',
    discount: 'Discount',
    giftcardaccount: 'Gift card',
    reward: 'Loyalty points',
    tax: 'Tax',
    grand_total: 'Grand Total',
  },
  purchase: {
    shipping: 'Delivery',
    surcharge: 'Surcharge',
    'gift-card': 'Gift card',
    points: 'Points',
  },
}
