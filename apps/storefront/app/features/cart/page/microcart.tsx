import { Button } from '@vonk/ui/button'
import { useEffect, useEffectEvent, useId } from 'react'
import { type CartView, useCart, useWholeDevice } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { useIsOnline } from '#ui/use-is-online.ts'
import { PanelDrawer, usePanel } from '../../panels/index.ts'
import { CartLines } from '../lines/cart-lines.tsx'
import { useCartProducts } from '../lines/use-cart-products.ts'
import { CheckoutButton } from '../summary/checkout-button.tsx'
import { FreeDelivery } from '../summary/free-delivery.tsx'
import { GrandTotal } from '../summary/grand-total.tsx'
import { OrderHints } from '../summary/order-hints.tsx'
import { TotalsList } from '../summary/totals-list.tsx'
import { Announcement, useAnnouncement } from './announcement.tsx'
import { CartNotices } from './cart-notices.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GoesWith } from './goes-with.tsx'
import styles from './microcart.module.css'
import { orderProblem } from './order-problem.ts'

/** The cart beside any page. */
export function Microcart() {
  const t = useLaterTranslation()
  const cart = useCart()
  const { announced, announce } = useAnnouncement()
  const { data } = usePanel('microcart')
  // The notification lies behind the drawer for whoever listens.
  const tellAdded = useEffectEvent(() => announce(t('product.added')))
  useEffect(() => {
    if (isAfterAdd(data)) tellAdded()
  }, [data])
  const title = cart.count > 0 ? `${t('cart.title')} (${cart.count})` : t('cart.title')
  return (
    <PanelDrawer name="microcart" title={title} isWide>
      {cart.lines.length > 0 ? <FilledDrawer cart={cart} onAnnounce={announce} /> : <EmptyCart />}
      <Announcement announced={announced} />
    </PanelDrawer>
  )
}

function FilledDrawer({ cart, onAnnounce }: { cart: CartView; onAnnounce: (text: string) => void }) {
  const t = useLaterTranslation()
  const { close } = usePanel('microcart')
  const { settings } = useWholeDevice()
  const { products, goesWith, isWaiting } = useCartProducts(cart.lines, { isRelatedWanted: true })
  const problemId = useId()
  const problem = orderProblem(cart.lines, settings, t)
  const { totals } = cart
  const isOnline = useIsOnline()
  const isAsking = isOnline && settings.synchronizeTotals
  const isUpdating = totals?.isEstimate && cart.isSyncing
  return (
    <div className={styles.cart}>
      {totals && <FreeDelivery lines={cart.lines} totals={totals} isAsking={isAsking} />}
      <CartNotices isOnline={isOnline} problem={problem} problemId={problemId} />
      <CartLines lines={cart.lines} products={products} isWaiting={isWaiting} onAnnounce={onAnnounce} />
      {totals && (
        <div className={styles.sums}>
          <TotalsList
            segments={totals.segments}
            couponCode={cart.coupon?.code ?? null}
            isUpdating={isUpdating}
            hasTotal={false}
          />
          <OrderHints lines={cart.lines} products={products} totals={totals} settings={settings} />
          <GoesWith products={goesWith} />
          <Button look="quiet" onClick={close}>
            {t('cart.continue')}
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        {totals && <GrandTotal segments={totals.segments} isUpdating={isUpdating} />}
        <div className={styles.buttons}>
          {!settings.externalCheckout && (
            <CheckoutButton isBlocked={problem !== null} describedBy={problem ? problemId : undefined} />
          )}
          <ButtonLink to="/cart/" look="secondary">
            {t('cart.view')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function isAfterAdd(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'added'
}
