import { formatPrice } from '@vonk/domain/pricing'
import { Icon } from '@vonk/ui/icon'
import { useId, useState } from 'react'
import type { OrderedLineView } from '#device/checkout/index.ts'
import type { CartView } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { isDesktop } from '#ui/structure/is-desktop.ts'
import { OrderCodes, segmentValue, TotalsList } from '../../cart/index.ts'
import { useShop } from '../../stores/index.ts'
import { PointsField } from '../payment/points-field.tsx'
import { OrderLines } from '../review/order-lines.tsx'
import styles from './checkout-summary.module.css'

type CheckoutSummaryProps = {
  cart: CartView
  lines: readonly OrderedLineView[]
  onAnnounce: (text: string) => void
}

/** The order in sight all the way: beside the form on a wide screen, folded above it on a phone, its total always shown. */
export function CheckoutSummary({ cart, lines, onAnnounce }: CheckoutSummaryProps) {
  const t = useLaterTranslation()
  const titleId = useId()
  // Where there is room beside the form, nothing needs to be folded.
  const [isOpen, setIsOpen] = useState(() => isDesktop(globalThis.innerWidth ?? 0))
  const { totals } = cart
  if (!totals) return null
  const paidByCards = -(segmentValue(totals.segments, 'giftcardaccount') ?? 0)
  const paidByPoints = -(segmentValue(totals.segments, 'reward') ?? 0)
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('cart.summary')}
      </h2>
      <details className={styles.fold} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <FoldedTotal cart={cart} total={totals.grandTotal} />
        <div className={styles.lines}>
          <OrderLines lines={lines} />
        </div>
      </details>
      <div className={styles.rest}>
        <OrderCodes cart={cart} due={totals.grandTotal + paidByCards} onAnnounce={onAnnounce} />
        <PointsField due={totals.grandTotal + paidByPoints} paid={paidByPoints} onAnnounce={onAnnounce} />
        <TotalsList segments={totals.segments} couponCode={cart.coupon?.code ?? null} isUpdating={cart.isSyncing} />
      </div>
    </section>
  )
}

/** How many pieces for how much, and the way to see them. */
function FoldedTotal({ cart, total }: { cart: CartView; total: number }) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  return (
    <summary className={styles.toggle}>
      <Icon name="bag" size="s" />
      <span className={styles.count}>
        {t('checkout.summary.show')} ({t('header.cart-count', { count: cart.count })})
      </span>
      <b className={styles.total}>{formatPrice(total, priceFormat)}</b>
      <Icon name="chevron-down" size="s" />
    </summary>
  )
}
