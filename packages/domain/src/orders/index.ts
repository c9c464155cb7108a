export {
  type AfterOrderStep,
  afterOrder,
  afterPaymentReturn,
  type HandedInOrder,
  type OrderMessage,
  orderMessage,
} from './after-order.ts'
export {
  type AgreedPrice,
  checkOrder,
  type OrderedLine,
  type OrderRefusal,
  type OrderToCheck,
  type PriceChange,
} from './check-order.ts'
export { checkWithdrawal, type Withdrawal, type WithdrawalRefusal, withdrawalDays } from './check-withdrawal.ts'
export {
  type ChoiceRefusal,
  chooseWithdrawn,
  mayKeepSome,
  mayWithdraw,
  type WithdrawnChoice,
} from './choose-withdrawn.ts'
export { draftOrder, type OrderAddress, type OrderDelivery, type OrderDraft, type OrderSource } from './draft-order.ts'
export {
  endingFor,
  eventsOnPlacing,
  type OrderEvent,
  type OrderEventPlan,
  type OrderStatus,
  type OrderStep,
  type OrderTransitionRefusal,
  orderStatuses,
  orderTransitions,
  planOrderEvent,
  type Settling,
  settlePayment,
  type ToldPayment,
  transitionOrder,
} from './order-status.ts'
export {
  type CheckedOrder,
  checkedOrderOutcome,
  decideSubmission,
  type ExistingOrder,
  type ExistingOrders,
  findSentOrder,
  orderFingerprint,
  type Submission,
  type SubmissionRefusal,
  type SubmittedOrder,
} from './submission.ts'
