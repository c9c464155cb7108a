import type { PlatformTotalSegment } from '@vonk/domain/cart'
import { formatPrice } from '@vonk/domain/pricing'
import type { PriceFormat } from '@vonk/domain/stores'
import { type TranslateLater, useLaterTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import { GrandTotal } from './grand-total.tsx'
import { type TotalRow, totalRows } from './total-rows.ts'
import styles from './totals-list.module.css'

type TotalsListProps = {
  segments: readonly PlatformTotalSegment[]
  couponCode: string | null
  /** The figures are about to change. */
  isUpdating?: boolean | undefined
  /** False where the total stands in a place of its own. */
  hasTotal?: boolean
}

/** What the cart costs, row by row, and what of it is tax. */
export function TotalsList({ segments, couponCode, isUpdating = false, hasTotal = true }: TotalsListProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  return (
    <div>
      <dl className={styles.rows} aria-busy={isUpdating || undefined}>
        {totalRows(segments).map((row) => (
          <div key={row.code} data-code={row.code}>
            <dt>{labelOf(row, couponCode, t)}</dt>
            <dd>{amountOf(row, t, priceFormat)}</dd>
          </div>
        ))}
      </dl>
      {hasTotal && <GrandTotal segments={segments} isUpdating={isUpdating} />}
    </div>
  )
}

function labelOf({ code }: TotalRow, couponCode: string | null, t: TranslateLater): string {
  if (code === 'discount' && couponCode !== null) return t('cart.total.discount-of', { code: couponCode })
  return t(`cart.total.${code}`)
}

function amountOf({ code, value }: TotalRow, t: TranslateLater, format: PriceFormat): string {
  if (value === null) return t('cart.total.shipping-open')
  return code === 'shipping' && value === 0 ? t('checkout.delivery.free') : formatPrice(value, format)
}
