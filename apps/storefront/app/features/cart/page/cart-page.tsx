import { useEffect, useId, useRef } from 'react'
import { type CartView, useCart, useWholeDevice } from '#device/index.ts'
import { NeedsScripts, useNonce } from '#fragments/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { Container } from '#ui/structure/container.tsx'
import { useIsOnline } from '#ui/use-is-online.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useTrack } from '../../analytics/index.ts'
import { ProductCarousel } from '../../product/index.ts'
import { RecentlyViewed } from '../../recently-viewed/index.ts'
import { HiddenPageHead } from '../../seo/index.ts'
import { useCardHearts } from '../../wishlist/index.ts'
import { CartLines } from '../lines/cart-lines.tsx'
import type { CartProduct } from '../lines/cart-product.ts'
import { useCartProducts } from '../lines/use-cart-products.ts'
import { FreeDelivery } from '../summary/free-delivery.tsx'
import { OrderSummary } from '../summary/order-summary.tsx'
import { StickyCheckout } from '../summary/sticky-checkout.tsx'
import { Announcement, useAnnouncement } from './announcement.tsx'
import { CartNotices } from './cart-notices.tsx'
import styles from './cart-page.module.css'
import { EmptyCart } from './empty-cart.tsx'
import { orderProblem } from './order-problem.ts'
import { toAnalyticsProducts } from './to-analytics-products.ts'

/** The cart on a page of its own. */
export function CartPage() {
  const t = useLaterTranslation()
  const cart = useCart()
  const { announced, announce } = useAnnouncement()
  return (
    <Container>
      <HiddenPageHead title={t('cart.title')} />
      <div className={styles.page}>
        <h1 className={styles.title}>
          {t('cart.title')}
          {cart.count > 0 && <small>{t('header.cart-count', { count: cart.count })}</small>}
        </h1>
        {!cart.isLoaded && <UnreadCart />}
        {cart.isLoaded && cart.lines.length === 0 && (
          <>
            <EmptyCart />
            <RecentlyViewed />
          </>
        )}
        {cart.isLoaded && cart.lines.length > 0 && <FilledCart cart={cart} onAnnounce={announce} />}
        <Announcement announced={announced} />
      </div>
    </Container>
  )
}

function FilledCart({ cart, onAnnounce }: { cart: CartView; onAnnounce: (text: string) => void }) {
  const t = useLaterTranslation()
  const { settings } = useWholeDevice()
  const isOnline = useIsOnline()
  const { products, goesWith, isWaiting } = useCartProducts(cart.lines, { isRelatedWanted: true })
  const renderHeart = useCardHearts()
  useViewCart(cart, products)
  const problemId = useId()
  const checkoutArea = useRef<HTMLDivElement>(null)
  const problem = orderProblem(cart.lines, settings, t)
  const { totals } = cart
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          {totals && (
            <FreeDelivery lines={cart.lines} totals={totals} isAsking={isOnline && settings.synchronizeTotals} />
          )}
          <CartNotices isOnline={isOnline} problem={problem} problemId={problemId} />
          <CartLines lines={cart.lines} products={products} isWaiting={isWaiting} onAnnounce={onAnnounce} />
        </div>
        <div className={styles.side}>
          {totals && (
            <OrderSummary
              cart={cart}
              totals={totals}
              products={products}
              settings={settings}
              isBlocked={problem !== null}
              problemId={problemId}
              onAnnounce={onAnnounce}
              checkoutArea={checkoutArea}
            />
          )}
          <ButtonLink to="/" look="quiet">
            {t('cart.continue')}
          </ButtonLink>
        </div>
      </div>
      {goesWith.length > 0 && (
        <ProductCarousel id="cross-sell" title={t('cart.cross-sell')} products={goesWith} renderAction={renderHeart} />
      )}
      {totals && !settings.externalCheckout && (
        <StickyCheckout
          total={totals.grandTotal}
          isBlocked={problem !== null}
          problemId={problemId}
          area={checkoutArea}
        />
      )}
    </>
  )
}

// An empty cart is not kept at all, see `stored-state.ts`.
const showEmpty = `try{if(!localStorage.getItem('shop/cart/current-cart'))document.currentScript.parentElement.dataset.empty=''}catch{}`

/** The server knows nobody's cart: until the device's scripts have read it, a line of script says whether there is one. */
function UnreadCart() {
  const nonce = useNonce()
  return (
    <div className={styles.unread} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: showEmpty }} />
      <NeedsScripts what="cart" />
      <CartSkeleton />
      <div className={styles.empty}>
        <EmptyCart />
      </div>
    </div>
  )
}

function CartSkeleton() {
  const t = useLaterTranslation()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
      {[1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.picture}>
            <Skeleton shape="picture" />
          </span>
          <span className={styles.lines}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Tells analytics once that somebody looks at this cart, as soon as its products are known. */
function useViewCart({ lines }: Pick<CartView, 'lines'>, products: readonly CartProduct[]): void {
  const track = useTrack()
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || lines.length === 0 || products.length === 0) return
    isTold.current = true
    track.event('view_cart', toAnalyticsProducts(lines, products))
  }, [track, lines, products])
}
