import { type PaymentMethod, paymentCodes } from '@vonk/domain/payments'
import type { PayLaterCredit } from '@vonk/domain/settings'
import type { DeliveryKind } from '@vonk/domain/shipping'
import * as v from 'valibot'
import type { DeviceStorage } from '../../store/device-storage.ts'
import { amount, type EachField, listOf, oneOf, orNull, text, textOrEmpty } from '../../store/lenient.ts'
import type { OfferedDelivery } from './offer-wire.ts'

export type Offers = {
  readonly shippingMethods: readonly OfferedDelivery[]
  readonly paymentMethods: readonly PaymentMethod[]
  /** From an earlier visit: the shop is still to be asked. */
  readonly isKept: boolean
}

const isOn = v.fallback(oneOf([true, false]), false)
const kinds: readonly DeliveryKind[] = ['home', 'service-point', 'store']

const delivery = {
  carrierCode: text,
  methodCode: text,
  carrierTitle: textOrEmpty,
  methodTitle: textOrEmpty,
  kind: oneOf(kinds),
  priceInclTax: amount,
  isOffline: isOn,
  isDefault: isOn,
  isAvailable: isOn,
  isServerMethod: isOn,
} satisfies EachField<OfferedDelivery>

const credit = {
  lender: text,
  dueDays: amount,
  dueFrom: oneOf<PayLaterCredit['dueFrom']>(['order', 'shipment', 'delivery']),
  instalments: amount,
  annualRate: amount,
  fee: amount,
  lateFee: amount,
  terms: text,
} satisfies EachField<PayLaterCredit>

const payment = {
  code: text,
  title: textOrEmpty,
  costInclTax: amount,
  isDefault: isOn,
  isServerMethod: isOn,
  credit: orNull(v.object(credit)),
} satisfies EachField<PaymentMethod>

const offers = v.object({ shippingMethods: listOf(v.object(delivery)), paymentMethods: listOf(v.object(payment)) })

type Asked = { readonly storeCode: string; readonly countryId: string }

/** What the shop offered last, for somebody who orders without a network: the shop looks at it again before it is an order. */
export function createKeptOffers(storage: Pick<DeviceStorage, 'get' | 'set'>) {
  // The log-out removes everything of the checkout.
  const keyOf = ({ storeCode, countryId }: Asked) => `shop/checkout/offers/${storeCode}/${countryId}`
  return {
    keep: (asked: Asked, found: Offers) => storage.set(keyOf(asked), JSON.stringify(found)),
    /** Only ways of delivery that need no answer of the shop; null where none of them was seen before. */
    find(asked: Asked): Offers | null {
      const read = v.safeParse(offers, parse(storage.get(keyOf(asked))))
      if (!read.success) return null
      const shippingMethods = read.output.shippingMethods.filter(({ isOffline }) => isOffline)
      // An older version kept credits without what has to be said of them.
      const paymentMethods = read.output.paymentMethods.filter(
        (each) => each.code !== paymentCodes.payLater || each.credit,
      )
      return shippingMethods.length > 0 ? { shippingMethods, paymentMethods, isKept: true } : null
    },
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
