import type { Language } from '../stores/index.ts'
import { paymentCodes } from './payment-method.ts'

const { card, ideal, payLater, bancontact, paypal, free } = paymentCodes

const titles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [ideal]: { nl: 'iDEAL | Wero', de: 'iDEAL | Wero', en: 'iDEAL | Wero' },
  [card]: { nl: 'Creditcard of betaalpas', de: 'Kredit- oder Debitkarte', en: 'Credit or debit card' },
  [payLater]: { nl: 'Achteraf betalen', de: 'Kauf auf Rechnung', en: 'Pay later' },
  [bancontact]: { nl: 'Bancontact', de: 'Bancontact', en: 'Bancontact' },
  [paypal]: { nl: 'PayPal', de: 'PayPal', en: 'PayPal' },
  [free]: { nl: 'Niets te betalen', de: 'Nichts zu bezahlen', en: 'Nothing to pay' },
}

/** What a way to pay is called; one that came with an imported order keeps its code. */
export function paymentTitle(code: string, language: Language): string {
  return titles[code]?.[language] ?? code
}
