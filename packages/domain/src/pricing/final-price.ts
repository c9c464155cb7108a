import type { Cents } from '../money/index.ts'
import type { PriceSource, Purchase } from './price-source.ts'
import { specialPriceOf } from './special-price-of.ts'
import { tierPriceOf } from './tier-price-of.ts'

/** What one piece costs this buyer now: the lowest of the regular, the special and the tier price. */
export function finalPrice(source: PriceSource, purchase: Purchase): Cents {
  const special = specialPriceOf(source, purchase.now) ?? source.regular
  const tier = tierPriceOf(source.tiers, purchase) ?? source.regular
  return Math.min(source.regular, special, tier)
}
