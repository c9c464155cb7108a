import type { Coupon } from '../coupons/index.ts'
import { aCoupon } from '../coupons/testing.ts'
import { rateFromPercent } from '../tax/index.ts'
import type { CartToPrice } from './price-cart.ts'
import type { LineToPrice } from './price-line.ts'

export const high = rateFromPercent(21)
export const low = rateFromPercent(9)

export function aLineToPrice(overrides: Partial<LineToPrice> = {}): LineToPrice {
  return { sku: 'JACKET-104', parentSku: 'JACKET', quantity: 1, unitPrice: 2999, taxRate: high, ...overrides }
}

export function aCartToPrice(overrides: Partial<CartToPrice> = {}): CartToPrice {
  return {
    lines: [aLineToPrice()],
    shipping: null,
    payment: null,
    coupon: null,
    tenders: { giftCards: [], points: 0 },
    ...overrides,
  }
}

export function aCouponOf(benefit: Coupon['benefit'], excludedSkus: readonly string[] = []): Coupon {
  return aCoupon({ benefit, excludedSkus })
}
