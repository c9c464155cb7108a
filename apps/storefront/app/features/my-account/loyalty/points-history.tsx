import { Icon } from '@vonk/ui/icon'
import { useSearchParams } from 'react-router'
import { useAccountTranslation, useDates } from '#i18n/index.ts'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { Failure } from '../failure.tsx'
import { dayOf } from '../orders/order-view.ts'
import { PageTurner, readPage } from '../page-turner.tsx'
import { historyPageSize, type PointsPage, usePointsHistory } from './kept-history.ts'
import styles from './points-history.module.css'

/** Where the points came from, where they went, and which of them end when. */
export function PointsHistory() {
  const t = useAccountTranslation()
  const [query] = useSearchParams()
  const page = readPage(query.get('page'))
  const { state, history, isKept, askAgain } = usePointsHistory(page)
  return (
    <section className={styles.history} aria-busy={state === 'asking' || undefined}>
      <h2 className={styles.subtitle}>{t('account.points.title')}</h2>
      {history && <PointsList history={history} page={page} isKept={isKept} />}
      {!history && state === 'failed' && <Failure onRetry={askAgain} />}
      {!history && state === 'asking' && [1, 2, 3].map((place) => <Skeleton key={place} />)}
    </section>
  )
}

type PointsListProps = { history: PointsPage; page: number; isKept: boolean }

export function PointsList({ history: { items, expiring, total_count: total }, page, isKept }: PointsListProps) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  if (total === 0) return <p>{t('account.points.none')}</p>
  return (
    <>
      {expiring && (
        <p className={styles.expiring}>
          <Icon name="clock" size="s" />
          {t('account.points.expiring', { points: expiring.points, day: formatDay(dayOf(expiring.at)) })}
        </p>
      )}
      <ol className={styles.entries}>
        {items.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ledger only grows, and an entry has no name of its own.
          <PointsEntry key={place} entry={entry} />
        ))}
      </ol>
      {isKept && <p className={styles.kept}>{t('account.points.kept')}</p>}
      <PageTurner
        label={t('account.points.pages')}
        page={page}
        total={total}
        pageSize={historyPageSize}
        keepsPlace={true}
      />
    </>
  )
}

function PointsEntry({ entry: { points, reason, order_number: number, at } }: { entry: PointsPage['items'][number] }) {
  const t = useAccountTranslation()
  const { formatDay } = useDates()
  return (
    <li className={styles.entry}>
      <span className={styles.reason}>{t(`account.points.${reason}`)}</span>
      <span className={styles.points} data-gain={points > 0 || undefined}>
        {t('account.points.moved', { sign: points > 0 ? '+' : points < 0 ? '−' : '', points: Math.abs(points) })}
      </span>
      <span className={styles.when}>
        {formatDay(dayOf(at))}
        {number !== null && ` · ${t('account.points.order', { number })}`}
      </span>
    </li>
  )
}
