import { nextPage } from '@vonk/domain/filters'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/index.ts'
import { ProgressBar } from '../../../ui/signs/progress-bar.tsx'
import type { ListingData } from '../load/listing-data.ts'
import styles from './load-more.module.css'
import type { ListQuery } from './use-list-query.ts'

/** How much of the list has been seen, and the way on. The address says it too, so that Back returns to all of it. */
export function LoadMore({ listing, query }: { listing: ListingData; query: ListQuery }) {
  const t = useTranslation()
  const { page, pageSize, total } = listing
  if (total === 0) return null
  const shown = { start: (page - 1) * pageSize, size: pageSize, total }
  const seen = Math.min(page * pageSize, total)
  return (
    <div className={styles.more}>
      <ProgressBar
        label={t('listing.seen', { seen: String(seen), total: String(total) })}
        value={seen}
        max={total}
        isLabelShown
      />
      {nextPage(shown) && (
        <Link className={styles.button} to={query.queryOfPage(page + 1)} replace preventScrollReset>
          {t('listing.more')}
        </Link>
      )}
    </div>
  )
}
