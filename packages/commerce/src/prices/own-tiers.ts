import { ALL_GROUPS, type ProductDocument } from '@vonk/contract'

type Tiered = { readonly tier_prices?: ProductDocument['tier_prices'] }

/** The same with only those price steps that hold for a group and for everybody: what others pay is told to nobody. */
export function withOwnTiers<Sold extends Tiered>(sold: Sold, groupId: number | null): Sold {
  const { tier_prices: tiers } = sold
  if (!tiers || tiers.length === 0) return sold
  const own = tiers.filter(({ customer_group_id: group }) => group === ALL_GROUPS || group === groupId)
  return own.length === tiers.length ? sold : { ...sold, tier_prices: own }
}

/** The same for a product and its variants. */
export function withOwnTiersOfAll(document: ProductDocument, groupId: number | null): ProductDocument {
  const { configurable_children: children } = document
  const own = withOwnTiers(document, groupId)
  return children ? { ...own, configurable_children: children.map((child) => withOwnTiers(child, groupId)) } : own
}
