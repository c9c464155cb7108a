export type PriceGroupSettings = { readonly userGroupId: number | null }

/** The group whose price tiers apply: the customer's own, else the configured default. */
export function priceGroupOf(customerGroup: number | null, { userGroupId }: PriceGroupSettings): number | null {
  return customerGroup ?? userGroupId
}
