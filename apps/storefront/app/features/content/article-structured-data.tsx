import { breadcrumbJsonLd } from '@vonk/domain/seo'
import { buildUrl } from '@vonk/domain/stores'
import { blogPage } from '@vonk/domain/urls'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { StructuredData } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { articleJsonLd } from './article-json-ld.ts'
import type { ArticleHead, StoryPageData } from './load/story-data.ts'

/** An article and the way to it for search engines. */
export function ArticleStructuredData({ page, article }: { page: StoryPageData; article: ArticleHead }) {
  const t = useTranslation()
  const { view, origin } = useShop()
  const url = buildUrl(view, useLocation().pathname, origin)
  const trail = [
    { name: t('blog.back'), url: buildUrl(view, blogPage(''), origin) },
    { name: page.title, url },
  ]
  return (
    <>
      <StructuredData data={articleJsonLd(page, article, { url, view })} />
      <StructuredData data={breadcrumbJsonLd(trail)} />
    </>
  )
}
