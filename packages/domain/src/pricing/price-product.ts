import type { Cents } from '../money/index.ts'
import { type StoredTax, type TaxedAmount, taxedAmount } from '../tax/index.ts'
import { discountPercentage } from './discount-percentage.ts'
import { finalPrice } from './final-price.ts'
import { lowestPriorPrice, type PricePoint } from './lowest-prior-price.ts'
import type { PriceSource, Purchase } from './price-source.ts'
import { specialPriceOf } from './special-price-of.ts'

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

export type PricingContext = Purchase & {
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
