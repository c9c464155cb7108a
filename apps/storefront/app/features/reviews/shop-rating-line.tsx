import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/controls/icon.tsx'
import { useShop } from '../stores/index.ts'
import styles from './reviews.module.css'
import type { ShopRating } from './shop-rating.ts'

/** What customers think of the shop as a whole; asked for when it comes into sight. */
export function ShopRatingLine() {
  const t = useTranslation()
  const { locale } = useShop().view
  const { load, data } = useFetcher<{ rating: ShopRating }>()
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      load('/product-data/shop-rating')
    })
    observer.observe(place.current)
    return () => observer.disconnect()
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
