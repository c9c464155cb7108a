import type { PlatformTotalSegment } from '@vonk/domain/cart'
import { formatPrice } from '@vonk/domain/pricing'
import type { PriceFormat } from '@vonk/domain/stores'
import { type Translate, useTranslation } from '../../i18n/index.ts'
import { usePriceTexts } from '../product/index.ts'
import { useShop } from '../stores/index.ts'
import { segmentValue, type TotalRow, totalRows } from './total-rows.ts'
import styles from './totals-list.module.css'

type TotalsListProps = {
  segments: readonly PlatformTotalSegment[]
  couponCode: string | null
  /** The figures are about to change. */
  isUpdating?: boolean
}

/** What the cart costs, row by row, and what of it is tax. */
export function TotalsList({ segments, couponCode, isUpdating = false }: TotalsListProps) {
  const t = useTranslation()
  const { priceFormat } = useShop().view
  const price = usePriceTexts()
  const total = segmentValue(segments, 'grand_total')
  const tax = segmentValue(segments, 'tax')
  const rows = totalRows(segments)
  const isDeliveryOpen =
    price.shipping !== null && rows.some(({ code, value }) => code === 'shipping' && value === null)
  return (
    <div className={styles.totals} aria-busy={isUpdating || undefined}>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.code} data-code={row.code}>
            <dt>{labelOf(row, couponCode, t)}</dt>
            <dd>{amountOf(row, t, priceFormat)}</dd>
          </div>
        ))}
        <div className={styles.grand}>
          <dt>{t('cart.total.grand')}</dt>
          <dd>{total === null ? '–' : formatPrice(total, priceFormat)}</dd>
        </div>
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

function labelOf({ code }: TotalRow, couponCode: string | null, t: Translate): string {
  if (code === 'discount' && couponCode !== null) return t('cart.total.discount-of', { code: couponCode })
  return t(`cart.total.${code}`)
}

function amountOf({ code, value }: TotalRow, t: Translate, format: PriceFormat): string {
  if (value === null) return t('cart.total.shipping-open')
  return code === 'shipping' && value === 0 ? t('cart.total.shipping-free') : formatPrice(value, format)
}
