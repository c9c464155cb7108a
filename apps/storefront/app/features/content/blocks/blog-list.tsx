import { useLaterTranslation } from '#i18n/index.ts'
import type { BlogListBlock } from '../load/story-data.ts'
import { ArticleTeaser } from './article-teaser.tsx'
import styles from './blog-list.module.css'

/** Articles of the blog, newest first. */
export function BlogList({ block: { title, articles, newerHref, olderHref } }: { block: BlogListBlock }) {
  const t = useLaterTranslation()
  return (
    <section>
      {title === '' ? null : <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.href}>
            <ArticleTeaser article={article} />
          </li>
        ))}
      </ul>
      {(newerHref ?? olderHref) && (
        <nav className={styles.pages} aria-label={t('blog.pages')}>
          {newerHref && <a href={newerHref}>{t('blog.newer')}</a>}
          {olderHref && <a href={olderHref}>{t('blog.older')}</a>}
        </nav>
      )}
    </section>
  )
}
