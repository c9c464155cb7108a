import type { DeliveryDestination } from '../forms/index.ts'
import type { Cents } from '../money/index.ts'

/** A shipping method as a cart may choose it. */
export type ShippingMethod = MethodReference & {
  readonly methodTitle: string
  readonly kind: DeliveryKind
  readonly priceInclTax: Cents
  /** Can be chosen while the server cannot be asked. */
  readonly isOffline: boolean
  readonly isDefault: boolean
  readonly isAvailable: boolean
  readonly isServerMethod: boolean
}

export type MethodReference = { readonly carrierCode: string; readonly methodCode: string }

export type DeliveryKind = DeliveryDestination['kind']

/** A method the shop has set up, with what decides who is offered it. */
export type ConfiguredMethod = ShippingMethod & {
  readonly timing: 'standard' | 'same-day' | 'sunday'
  /** Country codes it delivers to. */
  readonly countries: readonly string[]
}

export function isSameMethod(one: MethodReference, other: MethodReference): boolean {
  return one.carrierCode === other.carrierCode && one.methodCode === other.methodCode
}

/** The method that is chosen among those on offer: the shopper's own choice, else the default, else the first. */
export function chooseShippingMethod<Method extends ShippingMethod>(
  offered: readonly Method[],
  chosen: MethodReference | null,
): Method | null {
  const own = chosen && offered.find((method) => isSameMethod(method, chosen))
  return own ?? offered.find(({ isDefault }) => isDefault) ?? offered[0] ?? null
}
