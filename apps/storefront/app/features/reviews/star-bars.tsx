import { useTranslation } from '../../i18n/index.ts'
import type { StarCounts } from './review-overview.ts'
import styles from './reviews.module.css'

/** How the stars are spread, five first. */
export function StarBars({ counts }: { counts: StarCounts }) {
  const t = useTranslation()
  const given = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className={styles.bars}>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .toReversed()
        .map(({ count, stars }) => (
          <li key={stars} className={styles.bar}>
            <span>{t('reviews.row', { stars })}</span>
            <meter min={0} max={given} value={count} aria-label={t('reviews.row', { stars })} />
            <span>{count}</span>
          </li>
        ))}
    </ul>
  )
}
