import type { PlatformTotals } from '../cart/index.ts'
import type { Cents } from '../money/index.ts'

export type AppliedCoupon = { readonly code: string; readonly discount: Cents }

/** The coupon the server's totals speak of. */
export function findAppliedCoupon(totals: PlatformTotals | null): AppliedCoupon | null {
  if (!totals?.couponCode) return null
  return { code: totals.couponCode, discount: totals.discount }
}
