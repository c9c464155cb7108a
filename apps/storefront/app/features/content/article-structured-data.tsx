import { breadcrumbJsonLd, type JsonLd, organizationJsonLd } from '@vonk/domain/seo'
import { buildUrl } from '@vonk/domain/stores'
import { blogPage } from '@vonk/domain/urls'
import { useLocation } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import { isDrawn } from '../brand/index.ts'
import { StructuredData } from '../seo/index.ts'
import { shopName, useShop } from '../stores/index.ts'
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
  const home = buildUrl(view, '/', origin)
  const logo = isDrawn(view.brand) ? new URL(`/icon-${view.brand}.png`, home).href : null
  const publisher = organizationJsonLd({ name: shopName(view, t), url: home, logo })
  return (
    <>
      <StructuredData data={articleJsonLd(page, article, { url, locale: view.locale, publisher })} />
      <StructuredData data={breadcrumbJsonLd(trail)} />
    </>
  )
}

type Published = { readonly url: string; readonly locale: string; readonly publisher: JsonLd }

/** An article of the blog for machines. */
function articleJsonLd(page: StoryPageData, article: ArticleHead, { url, locale, publisher }: Published): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: page.title,
    ...(page.seo.description !== '' && { description: page.seo.description }),
    datePublished: article.date,
    dateModified: article.modified,
    image: new URL(pictureSet.fallback(article.picture), url).href,
    inLanguage: locale,
    mainEntityOfPage: url,
    author: article.author === '' ? publisher : { '@type': 'Person', name: article.author },
    publisher,
  }
}
