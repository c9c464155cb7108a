import type { PlatformTotalSegment } from '@vonk/domain/cart'
import { formatPrice } from '@vonk/domain/pricing'
import { useLaterTranslation } from '#i18n/index.ts'
import { usePriceTexts } from '../../product/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './grand-total.module.css'
import { segmentValue, totalRows } from './total-rows.ts'

type GrandTotalProps = { segments: readonly PlatformTotalSegment[]; isUpdating?: boolean | undefined }

/** What is to be paid, with the small print the law asks for. */
export function GrandTotal({ segments, isUpdating = false }: GrandTotalProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const price = usePriceTexts()
  const total = segmentValue(segments, 'grand_total')
  const tax = segmentValue(segments, 'tax')
  const isDeliveryOpen =
    price.shipping !== null && totalRows(segments).some(({ code, value }) => code === 'shipping' && value === null)
  return (
    <div className={styles.total} aria-busy={isUpdating || undefined}>
      <dl className={styles.row}>
        <dt>{t('cart.total.grand')}</dt>
        <dd>{total === null ? '–' : formatPrice(total, priceFormat)}</dd>
      </dl>
      <p className={styles.small}>
        {tax !== null && <span>{t('cart.total.tax', { amount: formatPrice(tax, priceFormat) })}</span>}
        {(tax === null || isDeliveryOpen) && (
          <span>
            {price.tax} {isDeliveryOpen && price.shipping && <a href={price.shipping.href}>{price.shipping.label}</a>}
          </span>
        )}
      </p>
    </div>
  )
}
