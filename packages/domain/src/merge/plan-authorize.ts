export type AuthorizeStep =
  | { readonly do: 'remove-coupon' }
  | { readonly do: 'connect'; readonly guestCart: false; readonly mergeQty: true }
  | { readonly do: 'apply-coupon'; readonly code: string }

/** Login moves the cart to the customer's. The coupon waits outside meanwhile, so that it is checked for the customer. */
export function planAuthorize({ couponCode }: { readonly couponCode: string | null }): readonly AuthorizeStep[] {
  const connect = { do: 'connect', guestCart: false, mergeQty: true } as const
  if (couponCode === null) return [connect]
  return [{ do: 'remove-coupon' }, connect, { do: 'apply-coupon', code: couponCode }]
}
