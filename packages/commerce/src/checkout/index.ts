export { type CheckoutParts, createCheckout, type OpenedPayment } from './checkout.ts'
export { type CheckoutRouteParts, checkoutRoutes } from './routes.ts'
