import type { Language } from '../stores/index.ts'
import { paymentCodes } from './payment-method.ts'

const { card, ideal, payLater, bancontact, paypal, free } = paymentCodes

const titles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [ideal]: { nl: 'iDEAL | Wero', de: 'iDEAL | Wero', en: 'iDEAL | Wero', fr: 'iDEAL | Wero' },
  [card]: {
    nl: 'Creditcard of betaalpas',
    de: 'Kredit- oder Debitkarte',
    en: 'Credit or debit card',
    fr: 'Carte bancaire',
  },
  [payLater]: { nl: 'Achteraf betalen', de: 'Kauf auf Rechnung', en: 'Pay later', fr: 'Payer plus tard' },
  [bancontact]: { nl: 'Bancontact', de: 'Bancontact', en: 'Bancontact', fr: 'Bancontact' },
  [paypal]: { nl: 'PayPal', de: 'PayPal', en: 'PayPal', fr: 'PayPal' },
  [free]: { nl: 'Niets te betalen', de: 'Nichts zu bezahlen', en: 'Nothing to pay', fr: 'Rien à payer' },
}

/** What a way to pay is called; one that came with an imported order keeps its code. */
export function paymentTitle(code: string, language: Language): string {
  return titles[code]?.[language] ?? code
}
