export { checkBirthday } from './check-birthday.ts'
export { checkDiscountCode, checkGiftCardCode } from './check-code.ts'
export { checkDeliveryPlace, type DeliveryPlace } from './check-delivery-place.ts'
export { checkEmail } from './check-email.ts'
export { checkForm, type FieldRefusals } from './check-form.ts'
export { checkMaximum, checkMinimum } from './check-length.ts'
export { checkName, minNameLetters } from './check-name.ts'
export {
  checkPassword,
  checkPasswordRepeat,
  countPasswordClasses,
  minPasswordClasses,
  minPasswordLength,
} from './check-password.ts'
export { checkPhone } from './check-phone.ts'
export { checkPostcode, minPostcode } from './check-postcode.ts'
export { checkRequired } from './check-required.ts'
export { type AddressFields, checkShippingAddress, type ShippingAddressRefusal } from './check-shipping-address.ts'
export { checkTaxId, minTaxId } from './check-tax-id.ts'
export { checkTerms } from './check-terms.ts'
export type { FormRefusal } from './form-refusal.ts'
export { optional } from './optional.ts'
