import type { TranslateLater } from '#i18n/index.ts'

const couponReasons = [
  'not-started',
  'expired',
  'not-in-sample-sale',
  'used-up',
  'already-used',
  'first-order-only',
  'not-for-these-products',
] as const

/** What the shopper reads beside the coupon field; the reason where the shop gave one, or how much is `missing`. */
export function couponText(refusal: string, t: TranslateLater, missing: string | null = null): string {
  if (missing !== null) return t('cart.coupon.minimum-not-reached', { amount: missing })
  if (['code-missing', 'coupon-missing', 'discount-code-invalid'].includes(refusal)) return t('cart.coupon.enter-valid')
  const reason = couponReasons.find((each) => refusal === `coupon-${each}`)
  if (reason) return t(`cart.coupon.${reason}`)
  return commonText(refusal, t) ?? t('cart.coupon.not-valid')
}

const giftCardReasons = ['expired', 'empty', 'already-applied'] as const

/** What the shopper reads beside the gift-card field. */
export function giftCardText(refusal: string, t: TranslateLater): string {
  const reason = giftCardReasons.find((each) => refusal === `gift-card-${each}`)
  if (reason) return t(`cart.gift.${reason}`)
  return commonText(refusal, t) ?? t('cart.gift.enter-valid')
}

/** Not the code's fault: too many guesses, or nobody there to ask. */
function commonText(refusal: string, t: TranslateLater): string | null {
  if (refusal === 'too-many-attempts') return t('notice.too-many-attempts')
  if (refusal === 'totals-not-synced' || refusal === 'unreachable') return t('cart.code.offline')
  return null
}
