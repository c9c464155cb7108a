import { checkDiscountCode, checkGiftCardCode } from '@vonk/domain/forms'
import type { Cents } from '@vonk/domain/money'
import { useRef } from 'react'
import { type CartActions, type CartView, useCartActions } from '../../../device/index.ts'
import { useLaterTranslation } from '../../../i18n/index.ts'
import { Accordion } from '../../../ui/structure/accordion.tsx'
import { AppliedCodes } from './applied-codes.tsx'
import { CodeField } from './code-field.tsx'
import { couponText, giftCardText } from './code-texts.ts'
import { useGiftCardBalances } from './gift-card-balances.ts'
import styles from './order-codes.module.css'

type OrderCodesProps = {
  cart: Pick<CartView, 'coupon' | 'giftCards'>
  /** What is to be paid before any card. */
  due: Cents
  onAnnounce: (text: string) => void
}

/** The codes that count, and folded away the place for more: whoever has none need not look for one. */
export function OrderCodes({ cart: { coupon, giftCards }, due, onAnnounce }: OrderCodesProps) {
  const t = useLaterTranslation()
  const actions = useCartActions()
  const cards = useGiftCardBalances(giftCards)
  const fields = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.codes}>
      <AppliedCodes coupon={coupon} cards={cards} due={due} actions={actions} onAnnounce={onAnnounce} />
      <Accordion
        title={t(coupon ? 'cart.codes.gift-card' : 'cart.codes')}
        onOpen={() => fields.current?.scrollIntoView({ block: 'nearest' })}
      >
        <div ref={fields} className={styles.fields}>
          {coupon === null && <CouponField actions={actions} onAnnounce={onAnnounce} />}
          <GiftCardField actions={actions} onAnnounce={onAnnounce} />
        </div>
      </Accordion>
    </div>
  )
}

type CouponFieldProps = {
  actions: Pick<CartActions, 'applyCoupon'>
  /** Says what happened to those who do not see it. */
  onAnnounce: (text: string) => void
}

/** A field for the one coupon a cart may have. */
function CouponField({ actions, onAnnounce }: CouponFieldProps) {
  const t = useLaterTranslation()

  async function apply(text: string): Promise<string | null> {
    const code = checkDiscountCode(text)
    if (!code.ok) return couponText(code.refusal.code, t)
    const applied = await actions.applyCoupon(code.value)
    if (!applied.ok) return couponText(applied.refusal.code, t)
    onAnnounce(t('cart.coupon.applied', { code: code.value }))
    return null
  }

  return <CodeField label={t('cart.coupon.title')} buttonLabel={t('cart.coupon.apply')} onApply={apply} />
}

type GiftCardFieldProps = { actions: Pick<CartActions, 'applyGiftCard'>; onAnnounce: (text: string) => void }

/** A field for gift cards, one after the other. */
function GiftCardField({ actions, onAnnounce }: GiftCardFieldProps) {
  const t = useLaterTranslation()

  async function apply(text: string): Promise<string | null> {
    const code = checkGiftCardCode(text)
    if (!code.ok) return giftCardText(code.refusal.code, t)
    const applied = await actions.applyGiftCard(code.value)
    if (!applied.ok) return giftCardText(applied.refusal.code, t)
    onAnnounce(t('cart.gift.applied', { code: code.value }))
    return null
  }

  return <CodeField label={t('cart.gift.field')} buttonLabel={t('cart.gift.apply')} onApply={apply} />
}
