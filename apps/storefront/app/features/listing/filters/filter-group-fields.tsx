import { parsePriceRange } from '@vonk/domain/filters'
import { toDecimal } from '@vonk/domain/money'
import { Icon, IconButton } from '@vonk/ui/icon'
import { Fragment, memo } from 'react'
import { useTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import type { FilterGroup } from '../load/listing-data.ts'
import styles from './filter-group-fields.module.css'

type FilterGroupFieldsProps = { group: FilterGroup; chosen: readonly string[]; isOpen: boolean }

/** One filter with its options. Few elements on purpose: a list may offer a hundred of them. */
export const FilterGroupFields = memo(function FilterGroupFields({ group, chosen, isOpen }: FilterGroupFieldsProps) {
  const { code, kind, label, options, spread } = group
  const id = `filter-${code}`
  return (
    <details className={styles.group} open={isOpen}>
      <summary id={id}>
        {label}
        {chosen.length > 0 && <b className={styles.number}>{chosen.length}</b>}
        <Icon name="chevron-down" size="s" />
      </summary>
      {spread && (
        <p className={styles.spread}>
          <svg viewBox="0 0 60 16" preserveAspectRatio="none" aria-hidden="true">
            <path d={spread.path} />
          </svg>
          {spread.ends}
        </p>
      )}
      {kind === 'price' && <PriceRangeFields chosen={chosen[0] ?? null} key={chosen[0]} />}
      {/* biome-ignore lint/a11y/useSemanticElements: the summary is its name; a legend would say it twice. */}
      <div className={styles.options} data-kind={kind} role="group" aria-labelledby={id}>
        {options.map((option) => (
          <Fragment key={option.id}>
            {option.caption !== undefined && <p data-empty={option.caption === '' || undefined}>{option.caption}</p>}
            <label title={option.age}>
              <input
                type="checkbox"
                name={code}
                value={option.id}
                checked={chosen.includes(option.id)}
                onChange={handledByTheForm}
              />
              {option.swatch && (
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <circle cx="10" cy="10" r="9" fill={option.swatch} />
                </svg>
              )}
              {option.label} {kind !== 'sizes' && <small>{option.count}</small>}
            </label>
          </Fragment>
        ))}
      </div>
    </details>
  )
})

function handledByTheForm() {}

/** A price range of the shopper's own. */
function PriceRangeFields({ chosen }: { chosen: string | null }) {
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
