export { type AfterOrderStep, afterOrder, afterPaymentReturn, type HandedInOrder } from './after-order.ts'
export {
  type AgreedPrice,
  checkOrder,
  type OrderedLine,
  type OrderRefusal,
  type OrderToCheck,
  type PriceChange,
} from './check-order.ts'
export { checkWithdrawal, type Withdrawal, type WithdrawalRefusal, withdrawalDays } from './check-withdrawal.ts'
export { type CheckedOrder, checkedOrderOutcome } from './checked-order-outcome.ts'
export {
  decideSubmission,
  type KnownOrder,
  type KnownOrders,
  type Submission,
  type SubmissionRefusal,
  type SubmittedOrder,
} from './decide-submission.ts'
export { draftOrder, type OrderAddress, type OrderDelivery, type OrderDraft, type OrderSource } from './draft-order.ts'
export { findSentOrder, orderFingerprint } from './order-fingerprint.ts'
export { type OrderMessage, orderMessage } from './order-message.ts'
export {
  type OrderEvent,
  type OrderStatus,
  type OrderTransitionRefusal,
  orderTransitions,
  transitionOrder,
} from './order-status.ts'
export { type OrderEventPlan, type OrderStep, planOrderEvent } from './plan-order-event.ts'
export { eventsOnPlacing, type Settling, settlePayment, type ToldPayment } from './settle-payment.ts'
