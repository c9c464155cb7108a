import { toCents, toDecimal } from '@vonk/domain/money'
import { type Instant, type PriceSource, type ProductPrice, parsePriceDate } from '@vonk/domain/pricing'
import { rateFromPercent, type TaxedAmount, type TaxRule } from '@vonk/domain/tax'
import type { TaxRuleDocument } from './other-documents.ts'
import type { ProductDocument } from './product-document.ts'

type PricedDocument = Pick<
  ProductDocument,
  'price' | 'special_price' | 'special_from_date' | 'special_to_date' | 'tier_prices'
>

/** Magento's way of saying "every group". */
export const ALL_GROUPS = 32000

/** What a document says about its price; null where it has none. */
export function priceSourceOf(document: PricedDocument, utcOffsetMinutes: number): PriceSource | null {
  const { price, special_price: special, tier_prices: tiers } = document
  if (price === null || price === undefined) return null
  const date = (text: string | null | undefined, edge: 'from' | 'to') => readDate(text, edge, utcOffsetMinutes)
  return {
    regular: toCents(price),
    special:
      special === null || special === undefined
        ? null
        : {
            price: toCents(special),
            from: date(document.special_from_date, 'from'),
            to: date(document.special_to_date, 'to'),
          },
    tiers: (tiers ?? []).map(({ customer_group_id: group, qty, value }) => ({
      groupId: group === ALL_GROUPS ? null : group,
      minimumQuantity: qty,
      price: toCents(value),
    })),
  }
}

/** A date nobody can read leaves its end open, as an empty one does. */
function readDate(text: string | null | undefined, edge: 'from' | 'to', utcOffsetMinutes: number): Instant | null {
  const parsed = parsePriceDate(text ?? '', { edge, utcOffsetMinutes })
  return parsed.ok ? parsed.value : null
}

export function taxRuleOf({ id, product_tax_class_ids, customer_tax_class_ids, rates }: TaxRuleDocument): TaxRule {
  return {
    id,
    productClasses: product_tax_class_ids,
    customerClasses: customer_tax_class_ids,
    rates: rates.map(({ rate, tax_country_id, tax_region_id, region_name }) => ({
      rate: rateFromPercent(rate),
      country: tax_country_id,
      regionId: tax_region_id ?? 0,
      regionName: region_name ?? null,
    })),
  }
}

/**
 * Every price field of a product with its `_tax` and `_incl_tax`; what does not apply is 0, as clients expect.
 * Written out: made for every variant of every view, and keys that are put together take five times as long.
 */
export function toPriceFields({ regular, special, final, lowestPriorPrice, discountPercentage }: ProductPrice) {
  const [now, before, reduced] = [decimalsOf(final), decimalsOf(regular), decimalsOf(special)]
  return {
    price: now.net,
    price_tax: now.tax,
    price_incl_tax: now.gross,
    original_price: before.net,
    original_price_tax: before.tax,
    original_price_incl_tax: before.gross,
    special_price: reduced.net,
    special_price_tax: reduced.tax,
    special_price_incl_tax: reduced.gross,
    original_special_price: reduced.net,
    original_special_price_tax: reduced.tax,
    original_special_price_incl_tax: reduced.gross,
    final_price: now.net,
    final_price_tax: now.tax,
    final_price_incl_tax: now.gross,
    original_final_price: now.net,
    original_final_price_tax: now.tax,
    original_final_price_incl_tax: now.gross,
    tax: now.tax,
    regular_price: before.gross,
    discount_percentage: discountPercentage,
    lowest_prior_price: lowestPriorPrice === null ? null : toDecimal(lowestPriorPrice),
  }
}

export type PriceFields = ReturnType<typeof toPriceFields>

const nothing = { net: 0, tax: 0, gross: 0 }

function decimalsOf(amount: TaxedAmount | null): typeof nothing {
  if (amount === null) return nothing
  return { net: toDecimal(amount.net), tax: toDecimal(amount.tax), gross: toDecimal(amount.gross) }
}
