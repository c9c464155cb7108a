import { isVirtualCart } from '../cart/index.ts'
import type { Cents } from '../money/index.ts'
import type { ProductType } from '../products/index.ts'
import { type PaymentMethod, paymentCodes } from './payment-method.ts'

export type Purchase = {
  readonly lines: readonly { readonly type: ProductType }[]
  /** Left to pay after discounts, gift cards and points. */
  readonly amountDue: Cents
}

// The law forbids to charge consumers for these.
const withoutSurcharge: readonly string[] = [paymentCodes.card, paymentCodes.ideal]

/** The ways this cart can be paid. What costs nothing needs no bank; nobody can hand over cash for a download. */
export function offerPaymentMethods<Method extends PaymentMethod>(
  methods: readonly Method[],
  { lines, amountDue }: Purchase,
): readonly Method[] {
  const isVirtual = isVirtualCart(lines)
  return methods
    .filter(({ code }) => (code === paymentCodes.free) === amountDue <= 0)
    .filter(({ code }) => !isVirtual || code !== paymentCodes.cashOnDelivery)
    .map((method) => (withoutSurcharge.includes(method.code) ? { ...method, costInclTax: 0 } : method))
}
