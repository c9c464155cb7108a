import { Icon } from '@vonk/ui/icon'
import { useTranslation } from '#i18n/index.ts'
import { filterFormId, filterPanelId } from '../filters/filter-panel.tsx'
import type { ListingData } from '../load/listing-data.ts'
import styles from './list-toolbar.module.css'
import type { ListQuery } from './use-list-query.ts'

/** The way to the filters on a small screen, and the order. */
export function ListToolbar({ listing, query }: { listing: ListingData; query: ListQuery }) {
  const t = useTranslation()
  const { sorts, sort, chips } = listing
  const chosenSort = query.state.sort ?? sort
  return (
    <div className={styles.toolbar}>
      <button className={styles.filters} type="button" popoverTarget={filterPanelId}>
        <Icon name="filter" />
        {t('listing.filters')}
        {chips.length > 0 && <b className={styles.number}>{chips.length}</b>}
      </button>
      <label className={styles.sort}>
        <span>{t('listing.sort')}</span>
        <select
          name="sort"
          form={filterFormId}
          value={chosenSort}
          onChange={(event) => query.sortBy(event.target.value === '' ? null : event.target.value)}
        >
          {sorts.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className={styles.apply} type="submit" form={filterFormId}>
        {t('listing.apply')}
      </button>
    </div>
  )
}
