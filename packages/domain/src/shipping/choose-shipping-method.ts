import { isSameMethod, type MethodReference, type ShippingMethod } from './shipping-method.ts'

/** The method that is chosen among those on offer: the shopper's own choice, else the default, else the first. */
export function chooseShippingMethod<Method extends ShippingMethod>(
  offered: readonly Method[],
  chosen: MethodReference | null,
): Method | null {
  const own = chosen && offered.find((method) => isSameMethod(method, chosen))
  return own ?? offered.find(({ isDefault }) => isDefault) ?? offered[0] ?? null
}
