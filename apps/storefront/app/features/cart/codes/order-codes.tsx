import { checkDiscountCode, checkGiftCardCode } from '@vonk/domain/forms'
import type { Cents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import { type CartActions, type CartView, useCartActions } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { Accordion } from '#ui/structure/accordion.tsx'
import { useShop } from '../../stores/index.ts'
import { AppliedCodes } from './applied-codes.tsx'
import { CodeField } from './code-field.tsx'
import { couponText, giftCardText } from './code-texts.ts'
import { useGiftCardBalances } from './gift-card-balances.ts'
import styles from './order-codes.module.css'

type OrderCodesProps = {
  cart: Pick<CartView, 'coupon' | 'giftCards' | 'lines'>
  /** What is to be paid before any card. */
  due: Cents
  onAnnounce: (text: string) => void
}

/** The codes that count, and folded away the place for more: whoever has none need not look for one. */
export function OrderCodes({ cart: { coupon, giftCards, lines }, due, onAnnounce }: OrderCodesProps) {
  const t = useLaterTranslation()
  const actions = useCartActions()
  const cards = useGiftCardBalances(giftCards)
  return (
    <div className={styles.codes}>
      <AppliedCodes coupon={coupon} cards={cards} due={due} actions={actions} onAnnounce={onAnnounce} />
      <Accordion title={t(coupon ? 'cart.codes.gift-card' : 'cart.codes')} isShownWhole>
        <div className={styles.fields}>
          {coupon === null && <CouponField lines={lines} actions={actions} onAnnounce={onAnnounce} />}
          <GiftCardField actions={actions} onAnnounce={onAnnounce} />
        </div>
      </Accordion>
    </div>
  )
}

type CouponFieldProps = {
  lines: CartView['lines']
  actions: Pick<CartActions, 'applyCoupon'>
  /** Says what happened to those who do not see it. */
  onAnnounce: (text: string) => void
}

/** A field for the one coupon a cart may have. */
function CouponField({ lines, actions, onAnnounce }: CouponFieldProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view

  async function apply(text: string): Promise<string | null> {
    const code = checkDiscountCode(text)
    if (!code.ok) return couponText(code.refusal.code, t)
    const applied = await actions.applyCoupon(code.value)
    if (!applied.ok) {
      const missing = missingFor(applied.refusal.minimum, lines)
      return couponText(applied.refusal.code, t, missing === null ? null : formatPrice(missing, priceFormat))
    }
    onAnnounce(t('cart.coupon.applied', { code: code.value }))
    return null
  }

  return <CodeField label={t('cart.coupon.title')} buttonLabel={t('cart.coupon.apply')} onApply={apply} />
}

/** How much more has to be bought before the coupon counts; null where that is not what is wrong. */
export function missingFor(minimum: Cents | undefined, lines: CartView['lines']): Cents | null {
  if (minimum === undefined) return null
  return Math.max(1, minimum - lines.reduce((sum, { unitPrice, quantity }) => sum + (unitPrice ?? 0) * quantity, 0))
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
