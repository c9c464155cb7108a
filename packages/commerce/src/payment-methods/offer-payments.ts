import {
  type ExtraPaymentCode,
  offerPaymentMethods,
  type PaymentMethod,
  type Purchase,
  paymentCodes,
} from '@vonk/domain/payments'
import type { Language } from '@vonk/domain/stores'

const { card, ideal, payLater, bancontact, paypal, free } = paymentCodes

const titles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [ideal]: { nl: 'iDEAL | Wero', de: 'iDEAL | Wero', en: 'iDEAL | Wero' },
  [card]: { nl: 'Creditcard of betaalpas', de: 'Kredit- oder Debitkarte', en: 'Credit or debit card' },
  [payLater]: { nl: 'Achteraf betalen', de: 'Kauf auf Rechnung', en: 'Pay later' },
  [bancontact]: { nl: 'Bancontact', de: 'Bancontact', en: 'Bancontact' },
  [paypal]: { nl: 'PayPal', de: 'PayPal', en: 'PayPal' },
  [free]: { nl: 'Niets te betalen', de: 'Nichts zu bezahlen', en: 'Nothing to pay' },
}

/** The usual way of a country comes first; paying later is never chosen for anybody. */
const usual: Readonly<Record<string, readonly string[]>> = {
  NL: [ideal, card, payLater, free],
  BE: [card, payLater, free],
  DE: [card, payLater, free],
}

export type Payment = Purchase & {
  readonly country: string
  readonly language: Language
  /** What the view offers beside the usual. */
  readonly extra?: readonly ExtraPaymentCode[]
}

/** What a way to pay is called. */
export function paymentTitle(code: string, language: Language): string {
  return titles[code]?.[language] ?? code
}

/** How a cart can be paid. */
export function offerPayments({ country, language, extra = [], ...purchase }: Payment): PaymentMethod[] {
  const codes = [...(usual[country] ?? [card, payLater, free]), ...extra]
  const methods = codes.map((code) => ({
    code,
    title: paymentTitle(code, language),
    costInclTax: 0,
    isDefault: code === codes[0] || code === free,
    isServerMethod: true,
  }))
  return [...offerPaymentMethods(methods, purchase)]
}
