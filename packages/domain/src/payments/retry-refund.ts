export type RefundRetry =
  | { readonly do: 'try-again'; readonly at: number }
  /** Somebody has to find out why, and pay it in another way if need be. */
  | { readonly do: 'leave-to-operator' }

const MINUTE = 60_000

/** No pause is longer than this. */
export const longestRefundPause = 360 * MINUTE

/** About four days in all. */
export const mostRefundTries = 24

/** What becomes of a refund that was tried so often and did not go through: refused, or not answered. */
export function retryRefund(tries: number, now: number): RefundRetry {
  if (tries >= mostRefundTries) return { do: 'leave-to-operator' }
  return { do: 'try-again', at: now + Math.min(2 ** (tries - 1) * MINUTE, longestRefundPause) }
}
