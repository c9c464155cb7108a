import type { Cents } from '@vonk/domain/money'
import { formatPrice } from '@vonk/domain/pricing'
import type { RefObject } from 'react'
import { useLaterTranslation } from '#i18n/index.ts'
import { useIsOutOfSight } from '#ui/in-sight.ts'
import { useShop } from '../../stores/index.ts'
import { CheckoutButton } from './checkout-button.tsx'
import styles from './sticky-checkout.module.css'

/** What lies behind the tabs at the bottom is not in sight, nor a button of which they hide a part. */
const aboveTabs = '0px 0px -134px'

type StickyCheckoutProps = {
  total: Cents
  isBlocked: boolean
  problemId: string
  /** Where the real button is; the bar shows while it is out of sight. */
  area: RefObject<HTMLElement | null>
}

/** The total and the way on, at the edge of a small window. */
export function StickyCheckout({ total, isBlocked, problemId, area }: StickyCheckoutProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const isShown = useIsOutOfSight(area, aboveTabs)
  if (!isShown) return null
  return (
    <div className={styles.bar} data-bottom-bar>
      <p className={styles.total}>
        <small>{t('cart.total.grand')}</small>
        <b>{formatPrice(total, priceFormat)}</b>
      </p>
      <CheckoutButton isBlocked={isBlocked} describedBy={isBlocked ? problemId : undefined} />
    </div>
  )
}
