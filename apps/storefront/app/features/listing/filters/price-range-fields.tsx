import { parsePriceRange } from '@vonk/domain/filters'
import { toDecimal } from '@vonk/domain/money'
import { useTranslation } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { useShop } from '../../stores/index.ts'
import styles from './price-range-fields.module.css'

/** A price range of the shopper's own. */
export function PriceRangeFields({ chosen }: { chosen: string | null }) {
  const t = useTranslation()
  const { currencySign } = useShop().view.priceFormat
  const range = chosen === null ? null : parsePriceRange(chosen)
  const amount = (cents: number | null | undefined) => (cents ? toDecimal(cents) : '')
  const field = (name: string, label: string, value: number | string) => (
    <label className={styles.field}>
      <span>
        {label} {currencySign}
      </span>
      <input type="number" name={name} min={0} max={100000} step="any" inputMode="decimal" defaultValue={value} />
    </label>
  )
  return (
    <div className={styles.range}>
      {field('price-from', t('listing.price-from'), amount(range?.from))}
      {field('price-to', t('listing.price-to'), amount(range?.to))}
      <IconButton type="submit" icon="arrow-right" look="raised" label={t('listing.price-apply')} />
    </div>
  )
}
