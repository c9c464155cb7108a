import { offeredCredit, type ShopSettings } from '@vonk/domain/settings'
import { type RefObject, useId } from 'react'
import type { CartTotalsView, CartView } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { OrderCodes } from '../codes/order-codes.tsx'
import type { CartProduct } from '../lines/cart-product.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { OrderHints } from './order-hints.tsx'
import styles from './order-summary.module.css'
import { segmentValue } from './total-rows.ts'
import { TotalsList } from './totals-list.tsx'

type OrderSummaryProps = {
  cart: CartView
  totals: CartTotalsView
  products: readonly CartProduct[]
  settings: ShopSettings
  isBlocked: boolean
  /** The element that says why. */
  problemId: string
  onAnnounce: (text: string) => void
  /** Where the way to the checkout is. */
  checkoutArea?: RefObject<HTMLDivElement | null>
}

/** What it comes to, what can still be taken off, and the way to the checkout. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, totals, products, settings, isBlocked, problemId, onAnnounce, checkoutArea } = props
  const t = useLaterTranslation()
  const titleId = useId()
  const isOnline = useIsOnline()
  // Cards pay what is left after everything else; what they pay has already been taken off the total.
  const due = totals.grandTotal - (segmentValue(totals.segments, 'giftcardaccount') ?? 0)
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('cart.summary')}
      </h2>
      <OrderCodes cart={cart} due={due} onAnnounce={onAnnounce} />
      <TotalsList
        segments={totals.segments}
        couponCode={cart.coupon?.code ?? null}
        isUpdating={totals.isEstimate && cart.isSyncing}
      />
      {totals.isEstimate && !isOnline && <p className={styles.small}>{t('cart.total.offline')}</p>}
      {!settings.externalCheckout && (
        <div ref={checkoutArea}>
          <CheckoutButton isBlocked={isBlocked} describedBy={isBlocked ? problemId : undefined} />
        </div>
      )}
      <OrderHints lines={cart.lines} products={products} totals={totals} settings={settings} />
      <PaymentMarks isLaterOffered={offeredCredit(settings) !== null} />
    </section>
  )
}

const ways = [
  { id: 'cart.pay.ideal', mark: 'ideal', width: 72 },
  { id: 'cart.pay.card', mark: 'card', width: 80 },
  { id: 'cart.pay.later', mark: 'pay-later', width: 38 },
  { id: 'cart.gift.title', mark: 'gift-card', width: 38 },
] as const

/** How the cart can be paid. */
function PaymentMarks({ isLaterOffered }: { isLaterOffered: boolean }) {
  const t = useLaterTranslation()
  const offered = ways.filter(({ id }) => isLaterOffered || id !== 'cart.pay.later')
  return (
    <ul className={styles.marks} aria-label={t('cart.payment-marks')}>
      {offered.map(({ id, mark, width }) => (
        <li key={id}>
          <img src={`/mark-${mark}.svg`} alt={t(id)} width={width} height={24} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
