import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/index.ts'
import type { ListingData } from '../load/listing-data.ts'
import styles from './previous-page.module.css'
import type { ListQuery } from './use-list-query.ts'

/** Only in lists so long that their beginning is no longer shown with their end. */
export function PreviousPage({ listing, query }: { listing: ListingData; query: ListQuery }) {
  const t = useTranslation()
  if (listing.start === 0) return null
  return (
    <p className={styles.previous}>
      <Link to={query.queryOfPage(listing.start / listing.pageSize)} replace>
        {t('listing.previous')}
      </Link>
    </p>
  )
}
