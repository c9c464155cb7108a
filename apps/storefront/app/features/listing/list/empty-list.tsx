import { listingNotice } from '@vonk/domain/categories'
import { Button } from '@vonk/ui/button'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#i18n/index.ts'
import { useNotify } from '../../notifications/index.ts'
import type { ListingData } from '../load/listing-data.ts'
import styles from './empty-list.module.css'
import type { ListQuery } from './use-list-query.ts'

/** A list with nothing in it: because of the filters, because there is nothing, or because nobody answered. */
export function EmptyList({ listing, query }: { listing: ListingData; query: ListQuery }) {
  const t = useTranslation()
  if (listing.chips.length > 0 && !listing.hasFailed) {
    return (
      <div className={styles.empty}>
        <h2>{t('listing.no-match')}</h2>
        <p>{t('listing.no-match-text')}</p>
        <Button onClick={query.clear}>{t('listing.clear')}</Button>
      </div>
    )
  }
  return <NothingThere listing={listing} />
}

function NothingThere({ listing }: { listing: ListingData }) {
  const t = useTranslation()
  const notify = useNotify()
  const { revalidate, state } = useRevalidator()
  const isNoteworthy = listingNotice(listing) !== null
  const message = t('listing.not-synchronized')
  const label = t('notification.ok')
  useEffect(() => {
    if (isNoteworthy) notify({ type: 'warning', message, action1: { label } })
  }, [isNoteworthy, notify, message, label])
  return (
    <div className={styles.empty}>
      <h2>{t(listing.hasFailed ? 'listing.failed' : 'listing.empty')}</h2>
      <p>{message}</p>
      {listing.hasFailed && (
        <Button onClick={() => revalidate()} isBusy={state === 'loading'}>
          {t('error.retry')}
        </Button>
      )}
    </div>
  )
}
