import type { Language } from '@vonk/domain/stores'
import type { SegmentCode } from '@vonk/domain/totals'

/** What the rows under a cart are called. */
export const segmentTitles: Readonly<Record<Language, Readonly<Record<SegmentCode | 'tax' | 'grand_total', string>>>> =
  {
    nl: {
      subtotal: 'Subtotaal',
      shipping: 'Verzending',
      payment: 'Betaalkosten',
      discount: 'Korting',
      giftcardaccount: 'Cadeaukaart',
      reward: 'Spaarpunten',
      tax: 'Btw',
      grand_total: 'Totaal',
    },
    de: {
      subtotal: 'Zwischensumme',
      shipping: 'Versand',
      payment: 'Zahlungskosten',
      discount: 'Rabatt',
      giftcardaccount: 'Geschenkkarte',
      reward: 'Treuepunkte',
      tax: 'MwSt.',
      grand_total: 'Gesamtsumme',
    },
    en: {
      subtotal: 'Subtotal',
      shipping: 'Shipping & Handling',
      payment: 'Payment costs',
      discount: 'Discount',
      giftcardaccount: 'Gift card',
      reward: 'Loyalty points',
      tax: 'Tax',
      grand_total: 'Grand Total',
    },
  }
