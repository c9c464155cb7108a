import type { Cents } from '../money/index.ts'
import type { Instant, PriceSource, SpecialPrice } from './price-source.ts'

/** The special price when it applies: below the regular price and inside its dates. Zero means "none" in every feed. */
export function specialPriceOf({ regular, special }: PriceSource, now: Instant): Cents | null {
  if (special === null || special.price <= 0 || special.price >= regular) return null
  return isInside(special, now) ? special.price : null
}

function isInside({ from, to }: SpecialPrice, now: Instant): boolean {
  return (from === null || from <= now) && (to === null || now <= to)
}
