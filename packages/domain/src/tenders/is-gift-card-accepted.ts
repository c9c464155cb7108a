import { canSyncTotals, type TotalsConnection } from '../merge/index.ts'

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
