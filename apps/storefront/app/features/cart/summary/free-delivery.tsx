import { isVirtualCart } from '@vonk/domain/cart'
import { formatPrice } from '@vonk/domain/pricing'
import { Icon } from '@vonk/ui/icon'
import type { CartLineView, CartTotalsView } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ProgressBar } from '#ui/signs/progress-bar.tsx'
import { useShop } from '../../stores/index.ts'
import styles from './free-delivery.module.css'

type FreeDeliveryProps = {
  lines: readonly CartLineView[]
  totals: CartTotalsView
  /** The shop is being asked what delivery costs. */
  isAsking?: boolean
}

/** What is still missing to free delivery; nothing where delivery is never free, or not known to be. */
export function FreeDelivery({ lines, totals, isAsking = false }: FreeDeliveryProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const { freeFrom, subtotal, isDeliveryFree, shipping, isEstimate } = totals
  if (isVirtualCart(lines)) return null
  // Nothing must jump when the answer comes.
  if (isAsking && isEstimate && freeFrom === null && shipping === null) return <div className={styles.place} />
  if (freeFrom === null) return null
  const missing = isDeliveryFree ? 0 : Math.max(0, freeFrom - subtotal)
  const text =
    missing > 0 ? t('cart.delivery.missing', { amount: formatPrice(missing, priceFormat) }) : t('cart.delivery.free')
  return (
    <div className={styles.goal} data-reached={missing === 0 || undefined}>
      <p className={styles.words}>
        <Icon name={missing > 0 ? 'truck' : 'check'} size="s" />
        {text}
      </p>
      {missing > 0 && <ProgressBar label={t('cart.delivery.progress')} value={subtotal} max={freeFrom} isWide />}
    </div>
  )
}
