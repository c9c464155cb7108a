import type { Waiting } from './domain-is-used.ts'

/**
 * Rules that were written before what will use them, and for which capability they wait. A capability that is built
 * takes its files off this list; when all are built the list is empty and goes. `live rules` are those of finished areas
 * that the shop does not follow yet.
 */
export const domainWaiting: readonly Waiting[] = [
  { file: 'addresses/address-lookup.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'addresses/check-address-book.ts', waitsFor: 'account', since: '2026-11-16' },
  { file: 'addresses/check-address.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'checkout/checkout-sections.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'checkout/store-checkout.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'family/select-child.ts', waitsFor: 'account', since: '2026-11-16' },
  { file: 'forms/check-birthday.ts', waitsFor: 'account', since: '2026-11-16' },
  { file: 'forms/check-checkout-fields.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'loyalty/points-ledger.ts', waitsFor: 'account', since: '2026-11-16' },
  { file: 'orders/after-order.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'orders/check-order.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'orders/check-withdrawal.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'orders/draft-order.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'orders/order-status.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'orders/submission.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'payments/choose-payment.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'payments/plan-refund.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'pricing/refresh-prices.ts', waitsFor: 'live rules', since: '2026-11-16' },
  { file: 'products/attributes-to-load.ts', waitsFor: 'live rules', since: '2026-11-16' },
  { file: 'session/password.ts', waitsFor: 'account', since: '2026-11-16' },
  { file: 'session/profile.ts', waitsFor: 'account', since: '2026-11-16' },
  { file: 'shipping/delivery-choices.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'sync-tasks/order-outcome.ts', waitsFor: 'checkout', since: '2026-11-16' },
  { file: 'urls/route-registry.ts', waitsFor: 'live rules', since: '2026-11-16' },
  { file: 'variants/find-parent.ts', waitsFor: 'live rules', since: '2026-11-16' },
  { file: 'variants/product-selection.ts', waitsFor: 'live rules', since: '2026-11-16' },
]
