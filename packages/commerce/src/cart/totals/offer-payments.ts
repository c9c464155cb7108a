import {
  type ExtraPaymentCode,
  offerPaymentMethods,
  type PaymentMethod,
  type PurchaseToPay,
  paymentCodes,
} from '@vonk/domain/payments'
import type { PayLaterCredit } from '@vonk/domain/settings'
import type { Language } from '@vonk/domain/stores'
import { paymentTitle } from '@vonk/languages/texts'

const { card, ideal, payLater, free } = paymentCodes

/** The usual way of a country comes first; paying later is never chosen for anybody. */
const usual: Readonly<Record<string, readonly string[]>> = {
  NL: [ideal, card, payLater, free],
  BE: [card, payLater, free],
  DE: [card, payLater, free],
}

export type Payment = PurchaseToPay & {
  readonly country: string
  readonly language: Language
  /** What the view offers beside the usual. */
  readonly extra?: readonly ExtraPaymentCode[]
  /** What the view says of paying later; null where it does not offer that. */
  readonly credit: PayLaterCredit | null
}

/** How a cart can be paid. */
export function offerPayments({ country, language, extra = [], credit, ...purchase }: Payment): PaymentMethod[] {
  const codes = [...(usual[country] ?? [card, payLater, free]), ...extra]
  const offered = codes.filter((code) => code !== payLater || credit !== null)
  const methods = offered.map((code) => ({
    code,
    title: paymentTitle(code, language),
    costInclTax: 0,
    isDefault: code === codes[0] || code === free,
    isServerMethod: true,
    credit: code === payLater ? credit : null,
  }))
  return [...offerPaymentMethods(methods, purchase)]
}
