export {
  cancelOrder,
  findStaffOrders,
  readStaffOrder,
  refundOrder,
  type StaffOrder,
  shipOrder,
} from './order-calls.ts'
export { answerReview, decideReview, listStaffReviews, type ReviewState, type StaffReview } from './review-calls.ts'
