import type { Cents } from '@vonk/domain/money'
import type { OrderAddress } from '@vonk/domain/orders'
import type { PaymentEvent } from '@vonk/domain/payments'
import type { Language } from '@vonk/domain/stores'

/** What a provider of payments is asked to collect. */
export type NewPayment = {
  /** Made by the shop; asked for twice under the same id, it is one payment. */
  readonly id: string
  readonly orderNumber: string
  /** The shop's code of the method. */
  readonly method: string
  readonly amount: Cents
  readonly currency: 'EUR'
  /** What the shopper reads on the bank statement. */
  readonly description: string
  /** Where the shopper comes back to. */
  readonly returnUrl: string
  /** Where the provider says that something has happened. */
  readonly webhookUrl: string
  readonly language: Language
  /** When the shop decided to ask for it; long ago means that the provider may have forgotten the id. */
  readonly createdAt: Date
  /** The bank the shopper has chosen already; null lets the provider ask. */
  readonly issuer: string | null
  readonly purchase: ProviderPurchase
}

/** Who buys what, for the methods that lend the money. */
export type ProviderPurchase = {
  readonly email: string
  readonly billingAddress: OrderAddress
  /** They sum to the amount of the payment; what other tenders have paid is a negative line. */
  readonly lines: readonly PurchaseLine[]
}

export type PurchaseLine = {
  readonly kind: 'product' | 'virtual' | 'shipping' | 'surcharge' | 'gift-card' | 'points'
  readonly description: string
  readonly sku: string | null
  readonly quantity: number
  readonly unitPrice: Cents
  readonly discount: Cents
  readonly total: Cents
  /** In millionths, and what it makes of the total. */
  readonly taxRate: number
  readonly tax: Cents
}

export type CreatedPayment = {
  /** What the provider calls it. */
  readonly reference: string
  /** The provider's page; null when there is nothing left for the shopper to do there. */
  readonly redirectUrl: string | null
}

/** What the provider knows of a payment. */
export type ProviderPayment = {
  readonly event: PaymentEvent
  readonly amount: Cents
  readonly refunded: Cents
}

export type NewRefund = {
  /** Made by the shop; asked for twice under the same id, it is one refund. */
  readonly id: string
  readonly reference: string
  readonly amount: Cents
  readonly currency: 'EUR'
  readonly description: string
}

/** A call that claims to come from the provider. */
export type ProviderCall = { header(name: string): string | null; readonly body: string }

/** A company that collects money for the shop. Every method may throw `ProviderUnavailable`. */
export type PaymentProvider = {
  /** In addresses and tables. */
  readonly name: string
  /** Idempotent by the id of the payment. `refused` is final: this payment cannot be made this way. */
  create(payment: NewPayment): Promise<CreatedPayment | 'refused'>
  read(reference: string): Promise<ProviderPayment>
  /** Idempotent by the id of the refund. What was `refused` may be asked for again under the same id. */
  refund(refund: NewRefund): Promise<'sent' | 'refused'>
  /** Asks for a payment to be given up; what has become of it, `read` tells. */
  cancel(reference: string): Promise<void>
  /** The reference a call is about; null for a call that is not the provider's. */
  readWebhook(call: ProviderCall): string | null
}

/** The provider could not be asked, or did not say: the same may succeed later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'

  constructor(provider: string, cause: unknown) {
    super(`the payment provider ${provider} cannot be reached`, { cause })
  }
}
