import { err, ok, type Result } from '../result/index.ts'
import type { OrderSettings } from '../settings/index.ts'

/** `waiting`: subscribed, but the link in the mail has not been followed yet. */
export type Subscription = 'none' | 'waiting' | 'subscribed'

export type SubscriptionPlan = {
  readonly subscription: Subscription
  readonly mail: 'confirmation-link' | 'coupon' | null
}

/** What became of a link that was mailed: `good` until it is used or too old. */
export type LinkState = 'good' | 'used' | 'expired'

export type ConfirmationRefusal = { readonly code: 'confirmation-unknown' | 'confirmation-expired' }

const subscribed: SubscriptionPlan = { subscription: 'subscribed', mail: 'coupon' }

/** What subscribing does; null when there is nothing to do because the address is subscribed already. */
export function planSubscribe(
  subscription: Subscription,
  { newsletterDoubleOptIn }: Pick<OrderSettings, 'newsletterDoubleOptIn'>,
): SubscriptionPlan | null {
  if (subscription === 'subscribed') return null
  return newsletterDoubleOptIn ? { subscription: 'waiting', mail: 'confirmation-link' } : subscribed
}

/** What following the link in the mail does; once is enough, and who has left since is not brought back. */
export function planConfirmation(
  subscription: Subscription,
  link: LinkState,
): Result<SubscriptionPlan, ConfirmationRefusal> {
  if (subscription === 'subscribed') return ok({ subscription, mail: null })
  if (subscription === 'none' || link === 'used') return err({ code: 'confirmation-unknown' })
  return link === 'expired' ? err({ code: 'confirmation-expired' }) : ok(subscribed)
}

/** What the device knows of a shopper's subscription. */
export type NewsletterState = { readonly isSubscribed: boolean; readonly email: string }

export type NewsletterCall = {
  readonly kind: 'subscribe' | 'unsubscribe'
  readonly email: string
  /** Null when no answer came. */
  readonly code: number | null
}

export type NewsletterRefusal = { readonly code: 'newsletter-failed' }

/** What an answer of the newsletter means: only 200 is a success, and a link in a mail may still have to be followed. */
export function afterNewsletterCall(
  { kind, email, code }: NewsletterCall,
  { newsletterDoubleOptIn }: Pick<OrderSettings, 'newsletterDoubleOptIn'>,
): Result<NewsletterState, NewsletterRefusal> {
  if (code !== 200) return err({ code: 'newsletter-failed' })
  return ok({ email, isSubscribed: kind === 'subscribe' && !newsletterDoubleOptIn })
}
