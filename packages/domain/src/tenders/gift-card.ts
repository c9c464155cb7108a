import { canSyncTotals, type TotalsConnection } from '../merge/index.ts'
import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'

export type GiftCard = {
  readonly code: string
  readonly balance: Cents
  readonly isActive: boolean
  /** Last moment it can be used, in milliseconds since 1970; null is never. */
  readonly expiresAt: number | null
}

export type GiftCardRefusal = {
  readonly code: 'gift-card-unknown' | 'gift-card-expired' | 'gift-card-empty' | 'gift-card-already-applied'
}

export type GiftCardUse = { readonly now: number; readonly appliedCodes: readonly string[] }

export function checkGiftCard(card: GiftCard | null, use: GiftCardUse): Result<GiftCard, GiftCardRefusal> {
  if (card === null || !card.isActive) return err({ code: 'gift-card-unknown' })
  if (card.expiresAt !== null && use.now > card.expiresAt) return err({ code: 'gift-card-expired' })
  if (!(card.balance > 0)) return err({ code: 'gift-card-empty' })
  if (use.appliedCodes.includes(card.code)) return err({ code: 'gift-card-already-applied' })
  return ok(card)
}

/** Applying and removing a gift card changes totals, so it needs the server's. */
export function canUseGiftCard(connection: TotalsConnection): boolean {
  return canSyncTotals(connection)
}

/** An answer of the gift-card calls before anything is known about it. */
export type GiftCardAnswer = { readonly result?: unknown; readonly errorMessage?: unknown }

/** A gift-card answer counts only with a result and without an error message, wherever that stands. */
export function isGiftCardAccepted(answer: GiftCardAnswer | null): boolean {
  if (!answer?.result || answer.errorMessage) return false
  return typeof answer.result !== 'object' || !('errorMessage' in answer.result && answer.result.errorMessage)
}
