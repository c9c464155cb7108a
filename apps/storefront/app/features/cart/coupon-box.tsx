import type { AppliedCoupon } from '@vonk/domain/coupons'
import { checkDiscountCode } from '@vonk/domain/forms'
import { formatPrice } from '@vonk/domain/pricing'
import type { CartActions } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'
import { AppliedCode } from './applied-code.tsx'
import { CodeField } from './code-field.tsx'
import { couponText } from './code-texts.ts'

type CouponBoxProps = {
  coupon: AppliedCoupon | null
  actions: Pick<CartActions, 'applyCoupon' | 'removeCoupon'>
  /** Says what happened to those who do not see it. */
  onSay: (text: string) => void
}

/** One coupon per cart: a field for it, or the one that counts. */
export function CouponBox({ coupon, actions, onSay }: CouponBoxProps) {
  const t = useTranslation()
  const { priceFormat } = useShop().view

  async function apply(text: string): Promise<string | null> {
    const code = checkDiscountCode(text)
    if (!code.ok) return couponText(code.refusal.code, t)
    const applied = await actions.applyCoupon(code.value)
    if (!applied.ok) return couponText(applied.refusal.code, t)
    onSay(t('cart.coupon.applied', { code: code.value }))
    return null
  }

  async function remove(code: string) {
    const removed = await actions.removeCoupon()
    onSay(removed.ok ? t('cart.coupon.removed', { code }) : couponText(removed.refusal.code, t))
  }

  if (coupon === null) {
    return <CodeField label={t('cart.coupon.title')} buttonLabel={t('cart.coupon.apply')} onApply={apply} />
  }
  const { code, discount } = coupon
  return (
    <AppliedCode
      icon="tag"
      code={code}
      note={discount > 0 ? formatPrice(-discount, priceFormat) : null}
      removeLabel={t('cart.coupon.remove', { code })}
      onRemove={() => void remove(code)}
    />
  )
}
