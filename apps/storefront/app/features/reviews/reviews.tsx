import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { lazyPart } from '../../fragments/index.ts'
import { useDates, useLaterTranslation } from '../../i18n/index.ts'
import { whenInSight } from '../../ui/in-sight.ts'
import { Rating } from '../../ui/signs/rating.tsx'
import { useModal } from '../panels/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './reviews.module.css'
import type { ShopRating } from './shop-rating.ts'
import type { ReviewOverview, ReviewView, StarCounts } from './summarise-reviews.ts'

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

type ReviewsProps = { productId: number; productName: string; overview: ReviewOverview }

/** What people think of a product: the whole, the latest, and a place to add to it. */
export function Reviews({ productId, productName, overview }: ReviewsProps) {
  const t = useLaterTranslation()
  const { isOpen, open, close } = useModal('m-modal-review')
  const all = useFetcher<{ reviews: readonly ReviewView[] }>()
  const { locale } = useShop().view
  const { count, average, starCounts, fit, latest } = overview
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
            <FitSaid fit={fit} />
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

/** How it fits by what most say of it; nothing while too few have said. */
export function FitSaid({ fit }: Pick<ReviewOverview, 'fit'>) {
  const t = useLaterTranslation()
  return fit && <p className={styles.fit}>{t(`reviews.fit.${fit.kind}`, { percent: String(fit.percent) })}</p>
}

function Review({ review }: { review: ReviewView }) {
  const t = useLaterTranslation()
  const { formatDay } = useDates()
  const { stars, title, detail, nickname, date, answer } = review
  return (
    <li className={styles.review}>
      {stars !== null && <Rating value={stars} text={t('reviews.stars', { stars: String(stars) })} />}
      <h3 className={styles.name}>{title}</h3>
      <p>{detail}</p>
      <WornBy review={review} />
      <p className={styles.who}>
        {nickname} · <time dateTime={date}>{formatDay(date)}</time>
      </p>
      {answer && <Answer answer={answer} />}
    </li>
  )
}

/** How it fits, and how tall the child is, where the writer says so. */
function WornBy({ review: { fit, childHeight } }: { review: ReviewView }) {
  const t = useLaterTranslation()
  const said = [fit && t(`reviews.fits.${fit}`), childHeight && t('reviews.height', { height: String(childHeight) })]
  return said.some(Boolean) && <p className={styles.who}>{said.filter(Boolean).join(' · ')}</p>
}

/** What the shop says to a review. */
function Answer({ answer: { detail, date } }: { answer: NonNullable<ReviewView['answer']> }) {
  const t = useLaterTranslation()
  const { formatDay } = useDates()
  return (
    <div className={styles.answer}>
      <h4 className={styles.name}>{t('reviews.answer')}</h4>
      <p className={styles.lines}>{detail}</p>
      <p className={styles.who}>
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
    </div>
  )
}

/** How the stars are spread, five first. */
function StarBars({ counts }: { counts: StarCounts }) {
  const t = useLaterTranslation()
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

/** What customers think of the shop as a whole; asked for when it comes into sight. */
function ShopRatingLine() {
  const t = useLaterTranslation()
  const { locale } = useShop().view
  const { load, data } = useFetcher<{ rating: ShopRating | null }>()
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!place.current) return
    return whenInSight(place.current, () => void load('/product-data/shop-rating'))
  }, [load])
  const rating = data?.rating
  return (
    <p className={styles.shop} ref={place}>
      {rating && (
        <>
          <Icon name="star" />
          {t('reviews.shop', {
            average: rating.average.toLocaleString(locale),
            best: String(rating.best),
            count: rating.count.toLocaleString(locale),
          })}
        </>
      )}
    </p>
  )
}
