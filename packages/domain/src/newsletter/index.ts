export { type CouponRequest, foldEmail, type IssuedCoupon, issueNewsletterCoupon } from './newsletter-coupon.ts'
export {
  afterNewsletterCall,
  type ConfirmationRefusal,
  type LinkState,
  type NewsletterCall,
  type NewsletterRefusal,
  type NewsletterState,
  planConfirmation,
  planSubscribe,
  type Subscription,
  type SubscriptionPlan,
} from './subscription.ts'
