export { useProblems } from './form/use-problems.ts'
export { CheckoutPage } from './page/checkout-page.tsx'
export { CheckoutReturnPage } from './return/return-page.tsx'
export { AddressFields } from './shipping/address-fields.tsx'
