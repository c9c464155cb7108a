export {
  afterNewsletterCall,
  type NewsletterCall,
  type NewsletterRefusal,
  type NewsletterState,
} from './after-newsletter-call.ts'
export { foldEmail } from './fold-email.ts'
export { type CouponWish, type IssuedCoupon, issueNewsletterCoupon } from './newsletter-coupon.ts'
export {
  type ConfirmationRefusal,
  planConfirmation,
  planSubscribe,
  planUnsubscribe,
  type Subscription,
  type SubscriptionPlan,
} from './plan-subscription.ts'
