import {
  type AddressFields,
  checkForm,
  checkMaximum,
  checkShippingAddress,
  checkTaxId,
  type FieldRefusals,
  optional,
  type ShippingAddressRefusal,
} from '../forms/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import { tidyText } from '../text/index.ts'

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

export type BillingFields = AddressFields & { readonly company: string; readonly taxId: string }

export type BillingAddressRefusal = {
  readonly code: 'billing-address-invalid'
  readonly fields: FieldRefusals<keyof BillingFields>
}

const maxCompany = 255

/** An address a bill can be made out to, in any country; company and tax id are for those who have one. */
export function checkBillingAddress(billing: BillingFields): Result<BillingFields, BillingAddressRefusal> {
  const address = checkShippingAddress(billing)
  const business = checkForm({
    company: checkMaximum(tidyText(billing.company), maxCompany),
    taxId: optional(checkTaxId)(billing.taxId),
  })
  if (address.ok && business.ok) return ok({ ...address.value, ...business.value })
  const fields = { ...(address.ok ? {} : address.refusal.fields), ...(business.ok ? {} : business.refusal) }
  return err({ code: 'billing-address-invalid', fields })
}

/** Kept apart until the order is placed, then written in front of the last name: "de" and "Vries" is "de Vries". */
export function joinMiddleName<Person extends { readonly lastName: string }>(
  person: Person,
  middleName: string,
): Person {
  const prefix = tidyText(middleName)
  return prefix === '' ? person : { ...person, lastName: `${prefix} ${person.lastName}` }
}
