export { type CartHold, type CartHoldRefusal, cartHoldOf, checkCartChangeable } from './cart-hold.ts'
export { checkNewPayment, type NewPaymentRefusal, type PaymentAttempt } from './check-new-payment.ts'
export { choosePaymentMethod } from './choose-payment-method.ts'
export { offerPaymentMethods, type Purchase } from './offer-payment-methods.ts'
export { type PaymentMethod, paymentCodes, triggersPlacement } from './payment-method.ts'
export {
  isPaymentPending,
  type PaymentEvent,
  type PaymentStatus,
  type PaymentTransitionRefusal,
  paymentTransitions,
  transitionPayment,
} from './payment-status.ts'
export { type PaidOrder, planRefund, type Refund } from './plan-refund.ts'
export {
  type LineRefund,
  type PaidLine,
  type RefundLineRefusal,
  type ReturnedPieces,
  refundLines,
} from './refund-lines.ts'
export { type ReturnPage, returnPageOf } from './return-page.ts'
export { type RefundRequest, type SplitRefusal, splitRefund } from './split-refund.ts'
