import type { DeliveryKind, ShippingMethod } from './shipping-method.ts'

export type DeliveryChoice<Method> = { readonly kind: DeliveryKind; readonly methods: readonly Method[] }

const kinds: readonly DeliveryKind[] = ['home', 'service-point', 'store']

/** What the shopper chooses between first: to the door, to a parcel point or to a shop, with the methods of each. */
export function deliveryChoices<Method extends Pick<ShippingMethod, 'kind'>>(
  offered: readonly Method[],
): readonly DeliveryChoice<Method>[] {
  return kinds
    .map((kind) => ({ kind, methods: offered.filter((method) => method.kind === kind) }))
    .filter(({ methods }) => methods.length > 0)
}
