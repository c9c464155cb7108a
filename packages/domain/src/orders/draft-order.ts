import { type BillingFields, joinMiddleName } from '../addresses/index.ts'
import { billingFieldsOf, type CheckoutState, destinationOf, type Region } from '../checkout/index.ts'
import type { DeliveryDestination } from '../forms/index.ts'
import { paymentCodes } from '../payments/index.ts'
import type { MethodReference } from '../shipping/index.ts'

export type OrderAddress = BillingFields & Region

export type OrderDelivery = {
  readonly address: OrderAddress
  readonly method: MethodReference | null
  readonly place: DeliveryDestination
}

export type OrderDraft<Line> = OrderSource<Line> & {
  readonly email: string
  readonly billingAddress: OrderAddress
  /** Null when there is nothing to deliver. */
  readonly delivery: OrderDelivery | null
  readonly paymentMethod: string
  readonly paymentMethodAdditional: Readonly<Record<string, string>>
}

export type OrderSource<Line> = {
  /** Made on the device, so that an order sent twice is one order. */
  readonly orderId: string
  readonly createdAt: number
  readonly cartId: string
  readonly customerId: string | null
  readonly storeCode: string
  readonly lines: readonly Line[]
}

/** The order a finished checkout asks for. From here on the middle name is part of the last name. */
export function draftOrder<Line>(
  source: OrderSource<Line>,
  checkout: CheckoutState,
  { isVirtual }: { readonly isVirtual: boolean },
): OrderDraft<Line> {
  const { middleName, emailAddress } = checkout.personalDetails
  const { paymentMethod, paymentMethodAdditional, ...billing } = billingFieldsOf(checkout, { isVirtual })
  return {
    ...source,
    email: emailAddress,
    billingAddress: joinMiddleName(billing, middleName),
    delivery: isVirtual ? null : deliveryOf(checkout),
    paymentMethod: paymentMethod ?? paymentCodes.free,
    paymentMethodAdditional,
  }
}

function deliveryOf({ shippingDetails, personalDetails }: CheckoutState): OrderDelivery {
  const { shippingMethod, place } = shippingDetails
  const recipient = { ...destinationOf(shippingDetails), company: '', taxId: '' }
  return { address: joinMiddleName(recipient, personalDetails.middleName), method: shippingMethod, place }
}
