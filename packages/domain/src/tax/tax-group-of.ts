export type TaxGroupSettings = { readonly userGroupId: number | null }

/**
 * The group that tax rules must match: the customer's own, else the configured default.
 * Null while grouped tax is off, which it is unless that default is a number.
 */
export function taxGroupOf(customerGroup: number | null, { userGroupId }: TaxGroupSettings): number | null {
  if (!Number.isFinite(userGroupId)) return null
  return customerGroup ?? userGroupId
}
