export { CheckoutPage } from './page/checkout-page.tsx'
export { CheckoutReturnPage } from './return/return-page.tsx'
