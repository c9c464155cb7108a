import { ALL_GROUPS, type ProductDocument } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import type { ProductPrice } from '@vonk/domain/pricing'
import { taxGroupOf } from '@vonk/domain/tax'
import { partSkus } from '../catalogue/index.ts'
import { type PricingView, priceOf } from './price-document.ts'

type Groups = { readonly pricing: PricingView; readonly groups: readonly number[] }

/** What each customer group pays, by its number; the guest's price where nothing is said of groups. */
export function groupPrices(document: ProductDocument, { pricing, groups }: Groups, guest: ProductPrice | null) {
  const isSpecial = isPricedByGroup(document, pricing)
  return Object.fromEntries(
    groups.map((groupId) => {
      const price = isSpecial ? priceOf(document, { ...pricing, groupId }) : guest
      return [groupId, price ? toDecimal(price.final.gross) : null]
    }),
  )
}

function isPricedByGroup(document: ProductDocument, { linkedOf, settings }: PricingView): boolean {
  if (taxGroupOf(null, settings) !== null) return true
  return tierGroups(document).length > 0 || partSkus(document).some((sku) => tierGroups(linkedOf(sku) ?? {}).length > 0)
}

type Tiered = Pick<Partial<ProductDocument>, 'tier_prices' | 'configurable_children'>

/** The groups that a product or one of its variants has a price for. */
export function tierGroups({ tier_prices: own, configurable_children: children }: Tiered): number[] {
  const tiers = [own ?? [], ...(children ?? []).map((child) => child.tier_prices ?? [])].flat()
  return tiers.map(({ customer_group_id: group }) => group).filter((group) => group !== ALL_GROUPS)
}
