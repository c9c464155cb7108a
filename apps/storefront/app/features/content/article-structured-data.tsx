import { breadcrumbJsonLd, type JsonLd } from '@vonk/domain/seo'
import { buildUrl, type StoreView } from '@vonk/domain/stores'
import { blogPage } from '@vonk/domain/urls'
import { useLocation } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import { StructuredData } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { pictureSet } from './load/picture-address.ts'
import type { ArticleHead, StoryPageData } from './load/story-data.ts'

/** An article and the way to it for search engines. */
export function ArticleStructuredData({ page, article }: { page: StoryPageData; article: ArticleHead }) {
  const t = useLaterTranslation()
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

type PageAddress = { readonly url: string; readonly view: StoreView }

/** An article of the blog for machines. */
function articleJsonLd(page: StoryPageData, article: ArticleHead, { url, view }: PageAddress): JsonLd {
  const publisher = { '@type': 'Organization', name: view.brand === 'vonk' ? 'Vonk' : 'Razz' }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: page.title,
    ...(page.seo.description !== '' && { description: page.seo.description }),
    datePublished: article.date,
    image: new URL(pictureSet.fallback(article.picture), url).href,
    inLanguage: view.locale,
    mainEntityOfPage: url,
    author: article.author === '' ? publisher : { '@type': 'Person', name: article.author },
    publisher,
  }
}
