import { isVirtualCart } from '../cart/index.ts'
import type { Cents } from '../money/index.ts'
import type { ProductType } from '../products/index.ts'
import type { PayLaterCredit } from '../settings/index.ts'

export type PaymentMethod = {
  readonly code: string
  readonly title: string
  /** What choosing it costs, tax included. */
  readonly costInclTax: Cents
  readonly isDefault: boolean
  /** The server places the order itself and sends the shopper to pay. */
  readonly isServerMethod: boolean
  /** What has to be said of it where it is a credit. */
  readonly credit: PayLaterCredit | null
}

/** The codes the rules know by name; those of cash and of nothing to pay are the API family's. */
export const paymentCodes = {
  card: 'card',
  ideal: 'ideal',
  payLater: 'pay-later',
  bancontact: 'bancontact',
  paypal: 'paypal',
  cashOnDelivery: 'cashondelivery',
  free: 'free',
} as const

/** Whether asking for the order to be placed is enough to place it. */
export function triggersPlacement({ isServerMethod }: PaymentMethod): boolean {
  return isServerMethod
}

/** Offered where a store view asks for them. */
export const extraPaymentCodes = [paymentCodes.bancontact, paymentCodes.paypal] as const

export type ExtraPaymentCode = (typeof extraPaymentCodes)[number]

export type PurchaseToPay = {
  readonly lines: readonly { readonly type: ProductType }[]
  /** Left to pay after discounts, gift cards and points. */
  readonly amountDue: Cents
}

// The law forbids to charge consumers for these.
const withoutSurcharge: readonly string[] = [paymentCodes.card, paymentCodes.ideal]

/** The ways this cart can be paid. What costs nothing needs no bank; nobody can hand over cash for a download. */
export function offerPaymentMethods<Method extends PaymentMethod>(
  methods: readonly Method[],
  { lines, amountDue }: PurchaseToPay,
): readonly Method[] {
  const isVirtual = isVirtualCart(lines)
  return methods
    .filter(({ code }) => (code === paymentCodes.free) === amountDue <= 0)
    .filter(({ code }) => !isVirtual || code !== paymentCodes.cashOnDelivery)
    .map((method) => (withoutSurcharge.includes(method.code) ? { ...method, costInclTax: 0 } : method))
}
