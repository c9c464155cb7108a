import { err, ok, type Result } from '../result/index.ts'
import { tidyText } from '../text/index.ts'
import { checkPhone } from './check-checkout-fields.ts'
import { checkName } from './check-person.ts'
import { checkPostcode } from './check-postcode.ts'
import { checkForm, checkMaximum, checkRequired, type FieldRefusals, type FormRefusal, optional } from './form.ts'

export type AddressFields = {
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly number: string
  readonly affix: string
  readonly postcode: string
  readonly city: string
  readonly countryId: string
  readonly phone: string
}

export type ShippingAddressRefusal = {
  readonly code: 'shipping-address-invalid'
  readonly fields: FieldRefusals<keyof AddressFields>
}

const maxStreet = 255
const maxNumber = 20

/** An address a parcel can be sent to; the affix and the phone number may stay empty. */
export function checkShippingAddress(address: AddressFields): Result<AddressFields, ShippingAddressRefusal> {
  const checked = checkForm({
    firstName: checkName(address.firstName),
    lastName: checkName(address.lastName),
    street: checkLine(address.street, maxStreet),
    number: checkLine(address.number, maxNumber),
    affix: checkMaximum(tidyText(address.affix), maxNumber),
    postcode: checkPostcode(address.postcode, address.countryId),
    city: checkName(address.city),
    countryId: checkRequired(address.countryId),
    phone: optional(checkPhone)(address.phone),
  })
  return checked.ok ? ok(checked.value) : err({ code: 'shipping-address-invalid', fields: checked.refusal })
}

function checkLine(text: string, maximum: number): Result<string, FormRefusal> {
  const filled = checkRequired(text)
  return filled.ok ? checkMaximum(filled.value, maximum) : filled
}
