import type { Coupon, CouponBenefit } from '@vonk/domain/coupons'
import type { CouponRow } from './schema.ts'

export type StoredCoupon = {
  readonly coupon: Coupon
  /** For the people of the shop. */
  readonly name: string
  /** The folded mailbox a newsletter coupon was made for. */
  readonly issuedTo: string | null
  readonly createdAt: Date
}

export function toCouponRow({ coupon, name, issuedTo, createdAt }: StoredCoupon): CouponRow {
  const { benefit, validFrom, validUntil, excludedSkus, ...rest } = coupon
  return {
    ...rest,
    name,
    issuedTo,
    createdAt,
    kind: benefit.kind,
    rate: benefit.kind === 'percent' ? benefit.rate : null,
    amount: benefit.kind === 'fixed' ? benefit.amount : null,
    validFrom: validFrom === null ? null : new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
    excludedSkus: [...excludedSkus],
  }
}

export function toCoupon(row: CouponRow): Coupon {
  return {
    code: row.code,
    benefit: benefitOf(row),
    isActive: row.isActive,
    validFrom: row.validFrom?.getTime() ?? null,
    validUntil: row.validUntil?.getTime() ?? null,
    minimumSubtotal: row.minimumSubtotal,
    usageLimit: row.usageLimit,
    usageLimitPerCustomer: row.usageLimitPerCustomer,
    isFirstOrderOnly: row.isFirstOrderOnly,
    worksInSampleSale: row.worksInSampleSale,
    excludedSkus: row.excludedSkus,
  }
}

// The table has a rate where the kind is percent and an amount where it is fixed; 0 only satisfies the type.
function benefitOf({ kind, rate, amount }: CouponRow): CouponBenefit {
  switch (kind) {
    case 'percent':
      return { kind, rate: rate ?? 0 }
    case 'fixed':
      return { kind, amount: amount ?? 0 }
    case 'free-shipping':
      return { kind }
  }
}
