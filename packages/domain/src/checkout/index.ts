export {
  billingFieldsOf,
  type CheckoutSection,
  type CheckoutSituation,
  checkoutSections,
  destinationOf,
  nextSection,
  type SectionState,
} from './checkout-sections.ts'
export {
  type CheckoutState,
  changeCheckout,
  emptyCheckout,
  type PaymentDetails,
  type PersonalDetails,
  type PlaceAddress,
  type Region,
  type ShippingDetails,
  withoutPassword,
} from './checkout-state.ts'
export {
  afterPaymentInformation,
  checkoutToStore,
  isCheckoutActive,
  type PaymentInformationAnswer,
  restoreCheckout,
  type StoredCheckout,
} from './store-checkout.ts'
