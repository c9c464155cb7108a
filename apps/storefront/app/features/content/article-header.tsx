import { Icon } from '@vonk/ui/icon'
import { useDates, useLaterTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import type { ArticleHead } from './load/story-data.ts'
import { Picture } from './picture.tsx'
import styles from './story-page.module.css'

/** What an article is called, who wrote it and when. */
export function ArticleHeader({ title, article }: { title: string; article: ArticleHead }) {
  const t = useLaterTranslation()
  const { formatDay } = useDates()
  const { excerpt, picture, author, date, readingMinutes, blogHref } = article
  return (
    <Container>
      <header className={styles.header}>
        <a className={styles.back} href={blogHref}>
          <Icon name="arrow-left" />
          {t('blog.back')}
        </a>
        <h1 className={styles.articleTitle}>{title}</h1>
        {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.facts}>
          <time dateTime={date}>{formatDay(date)}</time>
          {author !== '' && <span>{t('blog.author', { author })}</span>}
          <span>{t('blog.reading-time', { minutes: readingMinutes })}</span>
        </p>
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width >= 1480px) 1280px, 100vw" isFirst isFilling />
        </div>
      </header>
    </Container>
  )
}
