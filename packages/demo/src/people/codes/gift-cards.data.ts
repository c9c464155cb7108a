import type { Cents } from '@vonk/domain/money'
import type { GiftCardRefusal } from '@vonk/domain/tenders'

export type GiftCardIdea = {
  readonly code: string
  readonly issued: Cents
  /** Counted from today; past days are negative. */
  readonly expiresInDays: number
  readonly isActive: boolean
  readonly shows: string
  readonly answer: 'accepted' | GiftCardRefusal['code']
}

export const partUsedCard = 'GIFT-PART'
export const emptyCard = 'GIFT-EMPTY'

export const giftCardIdeas: readonly GiftCardIdea[] = [
  {
    code: 'GIFT-FULL',
    issued: 5_000,
    expiresInDays: 700,
    isActive: true,
    shows: 'a gift card of 50 euro, not used yet',
    answer: 'accepted',
  },
  {
    code: partUsedCard,
    issued: 15_000,
    expiresInDays: 500,
    isActive: true,
    shows: 'a gift card of 150 euro of which a part is left',
    answer: 'accepted',
  },
  // Less than the cheapest order costs, so that one order empties it.
  {
    code: emptyCard,
    issued: 500,
    expiresInDays: 400,
    isActive: true,
    shows: 'a gift card with nothing left',
    answer: 'gift-card-empty',
  },
  {
    code: 'GIFT-EXPIRED',
    issued: 4_000,
    expiresInDays: -12,
    isActive: true,
    shows: 'a gift card that was not used in time',
    answer: 'gift-card-expired',
  },
  {
    code: 'GIFT-BLOCKED',
    issued: 10_000,
    expiresInDays: 600,
    isActive: false,
    shows: 'a gift card that was blocked',
    answer: 'gift-card-unknown',
  },
]
