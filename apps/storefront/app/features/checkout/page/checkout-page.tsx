import { useEffect, useState } from 'react'
import { CheckoutProvider, type StoredOrder, useCheckoutActions } from '#device/checkout/index.ts'
import { useCart, useDevice } from '#device/index.ts'
import { NeedsScripts } from '#fragments/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { Container } from '#ui/structure/container.tsx'
import { EmptyState } from '#ui/structure/empty-state.tsx'
import { useIsOnline } from '#ui/use-is-online.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Announcement, useAnnouncement } from '../../cart/index.ts'
import { HiddenPageHead } from '../../seo/index.ts'
import { useShop } from '../../stores/index.ts'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout-page.module.css'

/** From the cart to the bank on one page. The server knows nobody's cart: the device fills it in. */
export function CheckoutPage() {
  const t = useLaterTranslation()
  const { view } = useShop()
  const { announced, announce } = useAnnouncement()
  return (
    <Container>
      <HiddenPageHead title={t('checkout.title')} />
      <div className={styles.page}>
        <h1 className={styles.title}>{t('checkout.title')}</h1>
        <NeedsScripts what="checkout" />
        <CheckoutProvider storeCode={view.code}>
          <Checkout onAnnounce={announce} />
        </CheckoutProvider>
        <Announcement announced={announced} />
      </div>
    </Container>
  )
}

function Checkout({ onAnnounce }: { onAnnounce: (text: string) => void }) {
  const t = useLaterTranslation()
  const cart = useCart()
  const heldBy = useDevice((device) => device.cart.heldBy)
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    // Back from the bank by the back button: the page is as it was left.
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setIsLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  if (!cart.isLoaded) return <CheckoutSkeleton />
  if (isLeaving) return <CheckoutForm cart={cart} isLeaving onLeave={setIsLeaving} onAnnounce={onAnnounce} />
  if (heldBy !== null) return <OpenPayment orderId={heldBy} />
  if (cart.lines.length === 0) {
    return (
      <EmptyState icon="bag" title={t('cart.empty.title')} text={t('checkout.empty.text')}>
        <ButtonLink to="/">{t('cart.empty.shop')}</ButtonLink>
      </EmptyState>
    )
  }
  return <CheckoutForm cart={cart} isLeaving={false} onLeave={setIsLeaving} onAnnounce={onAnnounce} />
}

/** The cart was ordered and its payment is open: whoever came back from the bank goes on there, or sees what became of it. */
function OpenPayment({ orderId }: { orderId: string }) {
  const t = useLaterTranslation()
  const isOnline = useIsOnline()
  const { findOrder, followOrder } = useCheckoutActions()
  const [order, setOrder] = useState<StoredOrder | null>(null)
  useEffect(() => {
    void findOrder(orderId).then(setOrder)
    // Paid or given up meanwhile: then the cart is let go, and the page follows.
    void followOrder(orderId)
  }, [orderId, findOrder, followOrder])
  const redirectUrl = order?.payment?.redirectUrl ?? null
  // Placed without a network: no other page could be opened.
  const isWaiting = order?.isTransmitted === false
  const status = `/checkout-return/?orderId=${encodeURIComponent(orderId)}`
  return (
    <EmptyState
      icon="lock"
      title={t(isWaiting ? 'return.queued.title' : 'checkout.held.title')}
      text={
        isWaiting
          ? t(isOnline ? 'return.queued.text' : 'return.queued.offline')
          : t('checkout.held.text', { number: order?.orderNumber ?? '' })
      }
    >
      {redirectUrl !== null && <ButtonLink href={redirectUrl}>{t('checkout.held.pay')}</ButtonLink>}
      <ButtonLink to={status} look="quiet">
        {t('checkout.held.check')}
      </ButtonLink>
    </EmptyState>
  )
}

function CheckoutSkeleton() {
  const t = useLaterTranslation()
  return (
    <div className={styles.columns} aria-busy="true">
      <VisuallyHidden>{t('checkout.loading')}</VisuallyHidden>
      <div className={styles.main}>
        {[1, 2, 3].map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
      <div className={styles.side}>
        <div className={styles.card}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      </div>
    </div>
  )
}
