import {
  type AddressFields,
  checkEmail,
  checkForm,
  checkMaximum,
  checkName,
  checkShippingAddress,
  checkTaxId,
  type FieldRefusals,
  optional,
} from '@vonk/domain/forms'
import { err, ok, type Result } from '@vonk/domain/result'
import { tidyText } from '@vonk/domain/text'
import type { StoredAddress } from './schema.ts'

/** An address as a customer wants it; without an id it is a new one. */
export type AddressChange = Omit<StoredAddress, 'id' | 'customerId'> & {
  readonly id: number | null
  readonly customerId: number | null
}

/** What is to be different; what is absent stays. */
export type ProfileChange = {
  readonly email?: string
  readonly firstName?: string
  readonly middleName?: string
  readonly lastName?: string
  readonly addresses?: readonly AddressChange[]
}

type CheckedFields = AddressFields & Pick<AddressChange, 'company' | 'taxId' | 'region'>
type AddressRefusals = FieldRefusals<keyof CheckedFields>

export type ProfileRefusal =
  | { readonly code: 'email-invalid' }
  | { readonly code: 'name-invalid'; readonly field: 'firstname' | 'lastname' }
  | { readonly code: 'address-invalid'; readonly index: number; readonly fields: AddressRefusals }

/** The change as it is stored, by the rules of the forms. */
export function checkProfile({ email, addresses, ...names }: ProfileChange): Result<ProfileChange, ProfileRefusal> {
  const checkedEmail = email === undefined ? null : checkEmail(email)
  if (checkedEmail && !checkedEmail.ok) return err({ code: 'email-invalid' })
  const checkedNames = checkNames(names)
  if (!checkedNames.ok) return checkedNames
  const checked = addresses ? checkAddresses(addresses) : null
  if (checked && !checked.ok) return checked
  return ok({
    ...(checkedEmail && { email: checkedEmail.value }),
    ...checkedNames.value,
    ...(checked && { addresses: checked.value }),
  })
}

type Names = Pick<ProfileChange, 'firstName' | 'middleName' | 'lastName'>

function checkNames(names: Names): Result<Names, ProfileRefusal> {
  const { firstName, lastName } = names
  if (firstName !== undefined && !checkName(firstName).ok) return err({ code: 'name-invalid', field: 'firstname' })
  if (lastName !== undefined && !checkName(lastName).ok) return err({ code: 'name-invalid', field: 'lastname' })
  return ok(Object.fromEntries(Object.entries(names).map(([field, name]) => [field, tidyText(name)])))
}

function checkAddresses(addresses: readonly AddressChange[]): Result<readonly AddressChange[], ProfileRefusal> {
  const checked: AddressChange[] = []
  for (const [index, address] of addresses.entries()) {
    const one = checkAddress(address)
    if (!one.ok) return err({ code: 'address-invalid', index, fields: one.refusal })
    checked.push({ ...address, ...one.value })
  }
  return ok(checked.map((address, index) => withOneDefault(address, checked.slice(0, index))))
}

const maxCompany = 255

function checkAddress(address: AddressChange): Result<CheckedFields, AddressRefusals> {
  const fields = checkShippingAddress(address)
  const rest = checkForm({
    company: checkMaximum(tidyText(address.company), maxCompany),
    taxId: optional(checkTaxId)(address.taxId),
    region: checkMaximum(tidyText(address.region), maxCompany),
  })
  if (fields.ok && rest.ok) return ok({ ...fields.value, ...rest.value })
  return err({ ...(fields.ok ? {} : fields.refusal.fields), ...(rest.ok ? {} : rest.refusal) })
}

/** Of two addresses that are both the usual one, the first is. */
function withOneDefault(address: AddressChange, before: readonly AddressChange[]): AddressChange {
  return {
    ...address,
    isDefaultShipping: address.isDefaultShipping && !before.some(({ isDefaultShipping }) => isDefaultShipping),
    isDefaultBilling: address.isDefaultBilling && !before.some(({ isDefaultBilling }) => isDefaultBilling),
  }
}
