import type { Cents } from '@vonk/domain/money'
import { type CartView, useCartActions } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { Accordion } from '../../../ui/structure/accordion.tsx'
import { AppliedCodes } from './applied-codes.tsx'
import { CouponField } from './coupon-field.tsx'
import { GiftCardField } from './gift-card-field.tsx'
import styles from './order-codes.module.css'
import { useGiftCardBalances } from './use-gift-card-balances.ts'

type OrderCodesProps = {
  cart: Pick<CartView, 'coupon' | 'giftCards'>
  /** What is to be paid before any card. */
  due: Cents
  onSay: (text: string) => void
}

/** The codes that count, and folded away the place for more: whoever has none need not look for one. */
export function OrderCodes({ cart: { coupon, giftCards }, due, onSay }: OrderCodesProps) {
  const t = useTranslation()
  const actions = useCartActions()
  const cards = useGiftCardBalances(giftCards)
  return (
    <div className={styles.codes}>
      <AppliedCodes coupon={coupon} cards={cards} due={due} actions={actions} onSay={onSay} />
      <Accordion title={t(coupon ? 'cart.codes.gift-card' : 'cart.codes')}>
        <div className={styles.fields}>
          {coupon === null && <CouponField actions={actions} onSay={onSay} />}
          <GiftCardField actions={actions} onSay={onSay} />
        </div>
      </Accordion>
    </div>
  )
}
