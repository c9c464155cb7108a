export { offerPayments, type Payment, paymentTitle } from './offer-payments.ts'
