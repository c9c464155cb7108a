export { afterPaymentInformation, type PaymentInformationAnswer } from './after-payment-information.ts'
export { billingFieldsOf } from './billing-fields.ts'
export {
  type CheckoutSection,
  type CheckoutSituation,
  checkoutSections,
  nextSection,
  type SectionState,
} from './checkout-sections.ts'
export {
  type CheckoutState,
  changeCheckout,
  emptyCheckout,
  type PaymentDetails,
  type PersonalDetails,
  type Region,
  type ShippingDetails,
  withoutPassword,
} from './checkout-state.ts'
export { type Destination, deliveryCountryOf } from './delivery-country.ts'
export { isCheckoutActive } from './is-checkout-active.ts'
export { checkoutToStore, restoreCheckout, type StoredCheckout } from './store-checkout.ts'
