import { Locale, type PaymentCreateParams, PaymentLineType, type PaymentMethod } from '@mollie/api-client'
import { streetLine } from '@vonk/domain/addresses'
import { type Cents, toDecimalText } from '@vonk/domain/money'
import { paymentCodes } from '@vonk/domain/payments'
import type { Language } from '@vonk/domain/stores'
import { factsOf } from '@vonk/languages'
import type { NewPayment, ProviderPurchase, PurchaseLine } from '../port.ts'

/** Under which names the ids of the shop travel, so that a payment or a refund can be found again. */
export type ShopMetadata = { readonly paymentId?: unknown; readonly refundId?: unknown }

/** The pages of Mollie in a language; left to the browser where it has none. */
function localeOf(language: Language): { locale?: Locale } {
  const wanted = factsOf(language).dates.replace('-', '_')
  const locale = Object.values(Locale).find((each) => each === wanted)
  return locale ? { locale } : {}
}

/** A payment as Mollie's documentation of `POST /v2/payments` wants it. */
export function toMolliePayment(payment: NewPayment, method: PaymentMethod): PaymentCreateParams {
  const { id, orderNumber, amount, description, returnUrl, webhookUrl, language, issuer, purchase } = payment
  return {
    amount: euros(amount),
    // Longer ones are refused.
    description: description.slice(0, 255),
    redirectUrl: returnUrl,
    webhookUrl,
    method,
    ...localeOf(language),
    metadata: { paymentId: id, orderNumber },
    idempotencyKey: id,
    ...(issuer && payment.method === paymentCodes.ideal && { issuer }),
    // Only who lends the money needs to know who buys what.
    ...(payment.method === paymentCodes.payLater && toMolliePurchase(purchase)),
  }
}

export function euros(amount: Cents): { currency: string; value: string } {
  return { currency: 'EUR', value: toDecimalText(amount) }
}

function toMolliePurchase({ email, billingAddress, lines }: ProviderPurchase) {
  const { firstName, lastName, company, postcode, city, countryId } = billingAddress
  return {
    billingAddress: {
      givenName: firstName,
      familyName: lastName,
      ...(company && { organizationName: company }),
      streetAndNumber: streetLine(billingAddress),
      postalCode: postcode,
      city,
      country: countryId,
      email,
    },
    lines: lines.map(toMollieLine),
  }
}

const lineTypes: Readonly<Record<PurchaseLine['kind'], PaymentLineType>> = {
  product: PaymentLineType.physical,
  virtual: PaymentLineType.digital,
  shipping: PaymentLineType.shipping_fee,
  surcharge: PaymentLineType.surcharge,
  'gift-card': PaymentLineType.gift_card,
  points: PaymentLineType.store_credit,
}

function toMollieLine({ kind, description, sku, quantity, unitPrice, discount, total, taxRate, tax }: PurchaseLine) {
  return {
    type: lineTypes[kind],
    description,
    quantity,
    unitPrice: euros(unitPrice),
    ...(discount > 0 && { discountAmount: euros(discount) }),
    totalAmount: euros(total),
    vatRate: (taxRate / 10_000).toFixed(2),
    vatAmount: euros(tax),
    ...(sku && { sku }),
  }
}
