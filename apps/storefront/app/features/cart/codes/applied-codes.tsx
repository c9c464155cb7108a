import type { AppliedCoupon } from '@vonk/domain/coupons'
import type { Cents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import { Icon, IconButton, type IconName } from '@vonk/ui/icon'
import type { CartActions } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './applied-codes.module.css'
import { couponText, giftCardText } from './code-texts.ts'
import { type HeldCard, leftOnCards } from './gift-card-balances.ts'

type AppliedCodesProps = {
  coupon: AppliedCoupon | null
  cards: readonly HeldCard[]
  /** What is to be paid before any card. */
  due: Cents
  actions: Pick<CartActions, 'removeCoupon' | 'removeGiftCard'>
  onAnnounce: (text: string) => void
}

/** The coupon and the gift cards that count, whichever device put them on, and what stays on each card. */
export function AppliedCodes({ coupon, cards, due, actions, onAnnounce }: AppliedCodesProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const left = leftOnCards(due, cards)

  async function removeCoupon(code: string) {
    const removed = await actions.removeCoupon()
    onAnnounce(removed.ok ? t('cart.coupon.removed', { code }) : couponText(removed.refusal.code, t))
  }

  async function removeCard(code: string) {
    const removed = await actions.removeGiftCard(code)
    onAnnounce(removed.ok ? t('cart.gift.removed', { code }) : giftCardText(removed.refusal.code, t))
  }

  return (
    <>
      {coupon && (
        <AppliedCode
          icon="tag"
          code={coupon.code}
          note={coupon.discount > 0 ? formatPrice(-coupon.discount, priceFormat) : null}
          removeLabel={t('cart.coupon.remove', { code: coupon.code })}
          onRemove={() => void removeCoupon(coupon.code)}
        />
      )}
      {cards.map(({ code }, place) => (
        <AppliedCode
          key={code}
          icon="gift"
          code={code}
          note={noteOf(left[place] ?? null)}
          removeLabel={t('cart.gift.remove', { code })}
          onRemove={() => void removeCard(code)}
        />
      ))}
    </>
  )

  function noteOf(amount: Cents | null): string | null {
    return amount === null ? null : t('cart.gift.left', { amount: formatPrice(amount, priceFormat) })
  }
}

type AppliedCodeProps = { icon: IconName; code: string; note: string | null; removeLabel: string; onRemove: () => void }

/** A code that counts, and the way to take it off again. */
function AppliedCode({ icon, code, note, removeLabel, onRemove }: AppliedCodeProps) {
  return (
    <div className={styles.applied}>
      <Icon name={icon} size="s" />
      <p className={styles.words}>
        <b>{code}</b>
        {note !== null && <small>{note}</small>}
      </p>
      <IconButton icon="close" label={removeLabel} onClick={onRemove} />
    </div>
  )
}
