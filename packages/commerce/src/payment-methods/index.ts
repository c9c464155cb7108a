export { offerPayments, type Payment } from './offer-payments.ts'
