import { useFetcher } from 'react-router'
import { lazyPart } from '../../fragments/index.ts'
import { formatDate, useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Rating } from '../../ui/signs/rating.tsx'
import { useModal } from '../panels/index.ts'
import { useShop } from '../stores/index.ts'
import type { ReviewOverview, ShownReview } from './review-overview.ts'
import styles from './reviews.module.css'
import { ShopRatingLine } from './shop-rating-line.tsx'
import { StarBars } from './star-bars.tsx'

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

type ReviewsProps = { productId: number; productName: string; overview: ReviewOverview }

/** What people think of a product: the whole, the latest, and a place to add to it. */
export function Reviews({ productId, productName, overview }: ReviewsProps) {
  const t = useTranslation()
  const { isOpen, open, close } = useModal('m-modal-review')
  const all = useFetcher<{ reviews: readonly ShownReview[] }>()
  const { locale } = useShop().view
  const { count, average, starCounts, latest } = overview
  const shown = all.data?.reviews ?? latest
  const address = `/product-data/${productId}/reviews`
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby="reviews-title">
      <div className={styles.summary}>
        <h2 className={styles.title} id="reviews-title">
          {t('reviews.title')}
        </h2>
        {average === null ? (
          <p>{t('reviews.none')}</p>
        ) : (
          <>
            <p className={styles.average}>
              <b>{average.toLocaleString(locale)}</b>
              <Rating value={average} text={t('reviews.count', { count })} isTextShown />
            </p>
            <StarBars counts={starCounts} />
          </>
        )}
        <Button look="secondary" onClick={() => open()}>
          {t('reviews.write')}
        </Button>
        <p className={styles.origin}>{t('reviews.origin')}</p>
        <ShopRatingLine />
      </div>
      <div>
        <ul className={styles.list}>
          {shown.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
        {shown.length < count && (
          <Button look="quiet" isBusy={all.state === 'loading'} onClick={() => all.load(address)}>
            {t('reviews.more', { count: String(count) })}
          </Button>
        )}
      </div>
      {isOpen && <ReviewDialog address={address} productName={productName} onClose={close} />}
    </section>
  )
}

function Review({ review }: { review: ShownReview }) {
  const t = useTranslation()
  const { locale } = useShop().view
  const { stars, title, detail, nickname, date } = review
  return (
    <li className={styles.review}>
      {stars !== null && <Rating value={stars} text={t('reviews.stars', { stars: String(stars) })} />}
      <h3 className={styles.name}>{title}</h3>
      <p>{detail}</p>
      <p className={styles.who}>
        {nickname} · <time dateTime={date}>{formatDate(date, locale)}</time>
      </p>
    </li>
  )
}
