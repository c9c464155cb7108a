import type { JsonLd } from '@vonk/domain/seo'
import type { StoreView } from '@vonk/domain/stores'
import { pictureSet } from './load/picture-address.ts'
import type { ArticleHead, StoryPageData } from './load/story-data.ts'

type Place = { readonly url: string; readonly view: StoreView }

/** An article of the blog for machines. */
export function articleJsonLd(page: StoryPageData, article: ArticleHead, { url, view }: Place): JsonLd {
  const publisher = { '@type': 'Organization', name: view.brand === 'vonk' ? 'Vonk' : 'Razz' }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: page.title,
    ...(page.seo.description !== '' && { description: page.seo.description }),
    datePublished: article.date.iso,
    image: new URL(pictureSet.fallback(article.picture), url).href,
    inLanguage: view.locale,
    mainEntityOfPage: url,
    author: article.author === '' ? publisher : { '@type': 'Person', name: article.author },
    publisher,
  }
}
