import { useTranslation } from '../../i18n/index.ts'
import { Rating } from '../../ui/signs/rating.tsx'
import { useShop } from '../stores/index.ts'
import styles from './reviews.module.css'
import type { ReviewOverview } from './summarise-reviews.ts'

/** The stars under a product's name; they lead to what people wrote. */
export function RatingLink({ overview: { average, count } }: { overview: ReviewOverview }) {
  const t = useTranslation()
  const { locale } = useShop().view
  if (average === null) return null
  return (
    <a href="#reviews" className={styles.link}>
      <Rating
        value={average}
        text={t('reviews.summary', { average: average.toLocaleString(locale), count })}
        isTextShown
      />
    </a>
  )
}
