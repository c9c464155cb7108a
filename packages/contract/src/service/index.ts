export { answerReview, decideReview, listStaffReviews, type ReviewState, type StaffReview } from './review-calls.ts'
