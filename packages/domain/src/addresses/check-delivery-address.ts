import { type AddressFields, checkShippingAddress, type ShippingAddressRefusal } from '../forms/index.ts'
import { err, type Result } from '../result/index.ts'

export type DeliveryAddressRefusal =
  | ShippingAddressRefusal
  | { readonly code: 'country-not-served'; readonly country: string }

/** A complete address, by the rules of its country, in a country the shop delivers to. */
export function checkDeliveryAddress(
  address: AddressFields,
  countries: readonly string[],
): Result<AddressFields, DeliveryAddressRefusal> {
  const checked = checkShippingAddress(address)
  if (!checked.ok || countries.includes(checked.value.countryId)) return checked
  return err({ code: 'country-not-served', country: checked.value.countryId })
}
