export { checkBirthday } from './check-birthday.ts'
export {
  checkDestination,
  checkPhone,
  checkTaxId,
  checkTerms,
  type DeliveryDestination,
  minTaxId,
} from './check-checkout-fields.ts'
export { checkDiscountCode, checkGiftCardCode } from './check-code.ts'
export {
  checkPassword,
  checkPasswordRepeat,
  countPasswordClasses,
  minPasswordClasses,
  minPasswordLength,
} from './check-password.ts'
export { checkEmail, checkName, minNameLetters } from './check-person.ts'
export { checkPostcode, minPostcode } from './check-postcode.ts'
export { type AddressFields, checkShippingAddress, type ShippingAddressRefusal } from './check-shipping-address.ts'
export type { FormRefusal } from './form.ts'
export { checkForm, checkMaximum, checkRequired, type FieldRefusals, optional } from './form.ts'
