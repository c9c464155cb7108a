import { type Cents, chargeable } from '../money/index.ts'
import { capPoints, type PointsSettings, type PointsTender } from './use-points.ts'

export type TendersOffered = {
  readonly giftCards: readonly { readonly code: string; readonly balance: Cents }[]
  readonly points: number
}

export type GiftCardTender = { readonly code: string; readonly amount: Cents }

export type Settlement = {
  readonly giftCards: readonly GiftCardTender[]
  readonly points: PointsTender
  /** What is left to pay with money. */
  readonly remainder: Cents
}

/** Pays a total with gift cards first, then points; each gives no more than what is still open. */
export function settleTenders(
  total: Cents,
  { giftCards, points }: TendersOffered,
  settings: PointsSettings,
): Settlement {
  let open = chargeable(total)
  const used = giftCards.map(({ code, balance }) => {
    const amount = Math.min(chargeable(balance), open)
    open -= amount
    return { code, amount }
  })
  const pointsTender = capPoints({ points, open }, settings)
  return { giftCards: used, points: pointsTender, remainder: open - pointsTender.amount }
}
