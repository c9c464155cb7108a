import { err, ok, type Result } from '../result/index.ts'
import type { OrderSettings } from '../settings/index.ts'

/** `waiting`: subscribed, but the link in the mail has not been followed yet. */
export type Subscription = 'none' | 'waiting' | 'subscribed'

export type SubscriptionPlan = {
  readonly subscription: Subscription
  readonly mail: 'confirmation-link' | 'coupon' | null
}

export type ConfirmationRefusal = { readonly code: 'confirmation-unknown' }

const subscribed: SubscriptionPlan = { subscription: 'subscribed', mail: 'coupon' }

/** What subscribing does; null when there is nothing to do because the address is subscribed already. */
export function planSubscribe(
  subscription: Subscription,
  { newsletterDoubleOptIn }: Pick<OrderSettings, 'newsletterDoubleOptIn'>,
): SubscriptionPlan | null {
  if (subscription === 'subscribed') return null
  return newsletterDoubleOptIn ? { subscription: 'waiting', mail: 'confirmation-link' } : subscribed
}

/** What following the link in the mail does; once is enough. */
export function planConfirmation(subscription: Subscription): Result<SubscriptionPlan, ConfirmationRefusal> {
  if (subscription === 'none') return err({ code: 'confirmation-unknown' })
  return ok(subscription === 'waiting' ? subscribed : { subscription, mail: null })
}

/** What unsubscribing does; null for an address that is not subscribed. */
export function planUnsubscribe(subscription: Subscription): SubscriptionPlan | null {
  return subscription === 'subscribed' ? { subscription: 'none', mail: null } : null
}
