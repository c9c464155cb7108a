import type { CallResult } from '@vonk/client'
import type { listPaymentMethods, listShippingMethods } from '@vonk/contract/calls'
import { toCents } from '@vonk/domain/money'
import type { PaymentMethod } from '@vonk/domain/payments'
import type { PayLaterCredit } from '@vonk/domain/settings'
import { availableMethods, type ShippingMethod } from '@vonk/domain/shipping'

type WireShipping = CallResult<typeof listShippingMethods>[number]
type WirePayment = CallResult<typeof listPaymentMethods>[number]
type WireCredit = NonNullable<WirePayment['credit']>

export type OfferedDelivery = ShippingMethod & { readonly carrierTitle: string }

/** The ways of delivery a shopper may choose from. */
export function toShippingMethods(methods: readonly WireShipping[]): readonly OfferedDelivery[] {
  return availableMethods(
    methods.map((method) => ({
      carrierCode: method.carrier_code,
      methodCode: method.method_code,
      carrierTitle: method.carrier_title,
      methodTitle: method.method_title,
      kind: method.kind,
      priceInclTax: toCents(method.price_incl_tax),
      isOffline: method.choosable_offline,
      isDefault: method.default,
      isAvailable: method.available,
      isServerMethod: method.is_server_method,
    })),
  )
}

export function toPaymentMethods(methods: readonly WirePayment[]): readonly PaymentMethod[] {
  return methods.map(
    ({ code, title, cost_incl_tax, default: isDefault, is_server_method: isServerMethod, credit }) => ({
      code,
      title,
      costInclTax: toCents(cost_incl_tax),
      isDefault,
      isServerMethod,
      credit: credit ? toCredit(credit) : null,
    }),
  )
}

function toCredit({ due_days, due_from, annual_rate, fee, late_fee, ...same }: WireCredit): PayLaterCredit {
  return {
    ...same,
    dueDays: due_days,
    dueFrom: due_from,
    annualRate: annual_rate,
    fee: toCents(fee),
    lateFee: toCents(late_fee),
  }
}
