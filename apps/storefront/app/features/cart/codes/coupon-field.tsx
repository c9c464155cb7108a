import { checkDiscountCode } from '@vonk/domain/forms'
import type { CartActions } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { CodeField } from './code-field.tsx'
import { couponText } from './code-texts.ts'

type CouponFieldProps = {
  actions: Pick<CartActions, 'applyCoupon'>
  /** Says what happened to those who do not see it. */
  onSay: (text: string) => void
}

/** A field for the one coupon a cart may have. */
export function CouponField({ actions, onSay }: CouponFieldProps) {
  const t = useTranslation()

  async function apply(text: string): Promise<string | null> {
    const code = checkDiscountCode(text)
    if (!code.ok) return couponText(code.refusal.code, t)
    const applied = await actions.applyCoupon(code.value)
    if (!applied.ok) return couponText(applied.refusal.code, t)
    onSay(t('cart.coupon.applied', { code: code.value }))
    return null
  }

  return <CodeField label={t('cart.coupon.title')} buttonLabel={t('cart.coupon.apply')} onApply={apply} />
}
