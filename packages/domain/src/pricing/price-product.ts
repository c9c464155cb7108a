import type { Cents } from '../money/index.ts'
import { type StoredTax, type TaxedAmount, taxedAmount } from '../tax/index.ts'
import { discountPercentage, lowestPriorPrice, type PricePoint } from './lowest-prior-price.ts'
import type { Instant, PriceSource, PricingTerms, SpecialPrice, TierPrice } from './price-source.ts'

/** The special price when it applies: below the regular price and inside its dates. Zero means "none" in every feed. */
export function specialPriceOf({ regular, special }: PriceSource, now: Instant): Cents | null {
  if (special === null || special.price <= 0 || special.price >= regular) return null
  return isInside(special, now) ? special.price : null
}

function isInside({ from, to }: SpecialPrice, now: Instant): boolean {
  return (from === null || from <= now) && (to === null || now <= to)
}

/** The lowest price this group may have at this quantity, or null when no tier is meant for them. */
export function tierPriceOf(tiers: readonly TierPrice[], { groupId, quantity, settings }: PricingTerms): Cents | null {
  if (!settings.usePriceTiers) return null
  let lowest: Cents | null = null
  for (const tier of tiers) {
    if (tier.groupId !== null && tier.groupId !== groupId) continue
    if (quantity < tier.minimumQuantity) continue
    if (lowest === null || tier.price < lowest) lowest = tier.price
  }
  return lowest
}

/** What one piece costs this buyer now: the lowest of the regular, the special and the tier price. */
export function finalPrice(source: PriceSource, purchase: PricingTerms): Cents {
  const special = specialPriceOf(source, purchase.now) ?? source.regular
  const tier = tierPriceOf(source.tiers, purchase) ?? source.regular
  return Math.min(source.regular, special, tier)
}

/** Every price of a product as a page or a list shows it. */
export type ProductPrice = {
  readonly regular: TaxedAmount
  /** Null unless the special price applies now. */
  readonly special: TaxedAmount | null
  readonly final: TaxedAmount
  /** Including tax; null unless the product is reduced and an earlier price is known. */
  readonly lowestPriorPrice: Cents | null
  readonly discountPercentage: number | null
}

export type PricingContext = PricingTerms & {
  readonly tax: StoredTax
  /** Prices including tax, as they were shown. */
  readonly history: readonly PricePoint[]
}

export function priceProduct(source: PriceSource, context: PricingContext): ProductPrice {
  const special = specialPriceOf(source, context.now)
  const final = taxedAmount(finalPrice(source, context), context.tax)
  const regular = taxedAmount(source.regular, context.tax)
  const since = special === null ? null : (source.special?.from ?? null)
  const reduction = { price: final.gross, now: context.now, since }
  const prior = final.gross < regular.gross ? lowestPriorPrice(context.history, reduction) : null
  return {
    regular,
    special: special === null ? null : taxedAmount(special, context.tax),
    final,
    lowestPriorPrice: prior,
    discountPercentage: discountPercentage(final.gross, prior),
  }
}
