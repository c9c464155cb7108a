import { useLocation } from 'react-router'
import { Fragment, type Packed, useUnpacked } from '../../fragments/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { HiddenPageHead, PageHead, type SharedPicture } from '../seo/index.ts'
import { ArticleHeader, ArticleStructuredData, StoryBody } from './deferred-components.ts'
import { pictureSet } from './load/picture-address.ts'
import type { StoryPageData } from './load/story-data.ts'
import styles from './story-page.module.css'

/** A page of the content service: a page of blocks, or an article of the blog. */
export function StoryPage({ page: packed }: { page: Packed<StoryPageData> }) {
  const page = useUnpacked(packed)
  const { title, article, blocks } = page
  const { pathname } = useLocation()
  const isTitled = blocks[0]?.component === 'hero'
  return (
    <div className={styles.page}>
      <Fragment dependsOn={[page]} name={`head ${pathname}`} hasHead>
        <StoryHead page={page} />
      </Fragment>
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

function StoryHead({ page }: { page: StoryPageData }) {
  const { seo, article } = page
  if (seo.isHidden) return <HiddenPageHead title={seo.title} />
  const picture = sharedPicture(page)
  return (
    <>
      <PageHead
        title={seo.title}
        description={seo.description}
        picture={picture}
        type={article ? 'article' : 'website'}
      />
      {article && <ArticleStructuredData page={page} article={article} />}
    </>
  )
}

const sharedWidth = 1024

/** What editors chose, else what the page begins with. */
function sharedPicture({ seo, article, blocks: [first] }: StoryPageData): SharedPicture | null {
  const picture = seo.picture ?? article?.picture ?? (first?.component === 'hero' ? first.picture : null)
  if (!picture) return null
  const height = Math.round((picture.height / picture.width) * sharedWidth)
  return { src: pictureSet.fallback(picture), alt: picture.alt, width: sharedWidth, height }
}
