import type { CouponSituation } from './check-coupon.ts'
import type { Coupon } from './coupon.ts'

export function aCoupon(overrides: Partial<Coupon> = {}): Coupon {
  return {
    code: 'TEN',
    benefit: { kind: 'percent', rate: 100_000 },
    isActive: true,
    validFrom: null,
    validUntil: null,
    minimumSubtotal: null,
    usageLimit: null,
    usageLimitPerCustomer: null,
    isFirstOrderOnly: false,
    worksInSampleSale: true,
    excludedSkus: [],
    ...overrides,
  }
}

export function aSituation(overrides: Partial<CouponSituation> = {}): CouponSituation {
  return {
    now: 1_000,
    lines: [{ sku: 'JACKET-104', parentSku: 'JACKET' }],
    subtotal: 5_000,
    isSampleSale: false,
    usesInTotal: 0,
    usesByCustomer: 0,
    hasOrderedBefore: false,
    ...overrides,
  }
}
