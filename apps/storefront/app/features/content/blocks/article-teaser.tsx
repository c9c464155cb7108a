import { useDates, useLaterTranslation } from '#i18n/index.ts'
import type { ArticleCard } from '../load/story-data.ts'
import { Picture } from '../picture.tsx'
import styles from './article-teaser.module.css'

type ArticleTeaserProps = { article: ArticleCard; look?: 'card' | 'feature' }

/** What an article is about, and the way to it. */
export function ArticleTeaser({ article, look = 'card' }: ArticleTeaserProps) {
  const t = useLaterTranslation()
  const { formatDay } = useDates()
  const { href, title, excerpt, picture, date, readingMinutes } = article
  const sizes = look === 'card' ? '(width >= 1024px) 30vw, 100vw' : '(width >= 1024px) 55vw, 100vw'
  return (
    <article className={styles.teaser} data-look={look}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={{ ...picture, alt: '' }} sizes={sizes} isFilling />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.facts}>
          {date && <time dateTime={date}>{formatDay(date)}</time>}
          {readingMinutes !== null && <span>{t('blog.reading-time', { minutes: readingMinutes })}</span>}
        </p>
        <h3 className={styles.title}>
          <a href={href}>{title}</a>
        </h3>
        {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
      </div>
    </article>
  )
}
