import { useId, useRef } from 'react'
import { type CartView, useCart, useWholeDevice } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { ButtonLink } from '../../../ui/controls/button-link.tsx'
import { Container } from '../../../ui/structure/container.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { ProductCarousel } from '../../product/index.ts'
import { HiddenPageHead } from '../../seo/index.ts'
import { CartLines } from '../lines/cart-lines.tsx'
import { useCartProducts } from '../lines/use-cart-products.ts'
import { FreeDelivery } from '../summary/free-delivery.tsx'
import { OrderSummary } from '../summary/order-summary.tsx'
import { StickyCheckout } from '../summary/sticky-checkout.tsx'
import { CartNotices } from './cart-notices.tsx'
import styles from './cart-page.module.css'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { orderProblem } from './order-problem.ts'
import { Said } from './said.tsx'
import { useSaid } from './use-said.ts'
import { useViewCart } from './use-view-cart.ts'

/** The cart on a page of its own. */
export function CartPage() {
  const t = useTranslation()
  const cart = useCart()
  const { said, say } = useSaid()
  return (
    <Container>
      <HiddenPageHead title={t('cart.title')} />
      <div className={styles.page}>
        <h1 className={styles.title}>
          {t('cart.title')}
          {cart.count > 0 && <small>{t('cart.count', { count: cart.count })}</small>}
        </h1>
        {!cart.isLoaded && <CartSkeleton />}
        {cart.isLoaded && cart.lines.length === 0 && <EmptyCart />}
        {cart.isLoaded && cart.lines.length > 0 && <FilledCart cart={cart} onSay={say} />}
        <Said said={said} />
      </div>
    </Container>
  )
}

function FilledCart({ cart, onSay }: { cart: CartView; onSay: (text: string) => void }) {
  const t = useTranslation()
  const { settings } = useWholeDevice()
  const isOnline = useIsOnline()
  const { products, goesWith, isWaiting } = useCartProducts(cart.lines, { isRelatedWanted: true })
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
          <CartLines lines={cart.lines} products={products} isWaiting={isWaiting} onSay={onSay} />
        </div>
        <div className={styles.side}>
          {totals && (
            <OrderSummary
              cart={cart}
              totals={totals}
              settings={settings}
              isBlocked={problem !== null}
              problemId={problemId}
              onSay={onSay}
              checkoutArea={checkoutArea}
            />
          )}
          <ButtonLink to="/" look="quiet">
            {t('cart.continue')}
          </ButtonLink>
        </div>
      </div>
      {goesWith.length > 0 && <ProductCarousel id="cross-sell" title={t('cart.cross-sell')} products={goesWith} />}
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
