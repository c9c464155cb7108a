import { Container } from '../../ui/container.tsx'
import { useLinkArea } from '../../ui/use-link-area.ts'
import { HiddenPageHead, PageHead } from '../seo/index.ts'
import { ArticleHeader } from './article-header.tsx'
import { StoryBody } from './story-body.tsx'
import type { StoryPageData } from './story-data.ts'
import styles from './story-page.module.css'

/** A page of the content service: a page of blocks, or an article of the blog. */
export function StoryPage({ page }: { page: StoryPageData }) {
  const { title, seo, article, blocks } = page
  const isTitled = blocks[0]?.component === 'hero'
  return (
    <div className={styles.page} ref={useLinkArea()}>
      {seo.isHidden ? (
        <HiddenPageHead title={seo.title} />
      ) : (
        <PageHead title={seo.title} description={seo.description} />
      )}
      {article && <ArticleHeader title={title} article={article} />}
      {!article && !isTitled && (
        <Container>
          <h1 className={styles.title}>{title}</h1>
        </Container>
      )}
      <div className={styles.body} data-article={article ? '' : undefined}>
        <StoryBody blocks={blocks} />
      </div>
    </div>
  )
}
