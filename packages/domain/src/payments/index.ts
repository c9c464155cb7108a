export {
  choosePaymentMethod,
  type ReturnPage,
  returnPageOf,
} from './choose-payment.ts'
export {
  type ExtraPaymentCode,
  extraPaymentCodes,
  offerPaymentMethods,
  type PaymentMethod,
  type PurchaseToPay,
  paymentCodes,
  triggersPlacement,
} from './payment-method.ts'
export {
  type CartHold,
  type CartHoldRefusal,
  checkCartChangeable,
  isPaymentPending,
  type PaymentEvent,
  type PaymentStatus,
  type PaymentTransitionRefusal,
  paymentStatuses,
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
export { longestRefundPause, mostRefundTries, type RefundRetry, retryRefund } from './retry-refund.ts'
export { type RefundRequest, type SplitRefusal, splitRefund } from './split-refund.ts'
