import { err, ok, type Result } from '../result/index.ts'
import type { OrderSettings } from '../settings/index.ts'

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
