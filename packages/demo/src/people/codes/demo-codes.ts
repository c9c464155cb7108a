import { couponIdeas, newsletterIdea } from './coupons.data.ts'
import { giftCardIdeas } from './gift-cards.data.ts'

export type DemoCode = {
  readonly kind: 'coupon' | 'gift-card'
  readonly code: string
  readonly shows: string
  /** What a new shopper with a cart of 100 euro is told: "accepted" or the code of the refusal. */
  readonly answer: string
}

/** The codes to try in the demo, for docs/demo.md. */
export const demoCodes: readonly DemoCode[] = [
  ...[...couponIdeas, newsletterIdea].map(
    ({ code, shows, answer }) => ({ kind: 'coupon', code, shows, answer }) as const,
  ),
  ...giftCardIdeas.map(({ code, shows, answer }) => ({ kind: 'gift-card', code, shows, answer }) as const),
]
