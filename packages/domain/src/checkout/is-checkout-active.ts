import type { OrderSettings } from '../settings/index.ts'

/** A checkout is active for a while after the last change; null was never changed. */
export function isCheckoutActive(
  modifiedAt: number | null,
  now: number,
  { checkoutActiveMs }: Pick<OrderSettings, 'checkoutActiveMs'>,
): boolean {
  return modifiedAt !== null && now - modifiedAt < checkoutActiveMs
}
