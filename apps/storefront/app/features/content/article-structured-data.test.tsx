import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ArticleStructuredData } from './article-structured-data.tsx'

const picture = { src: '/m/wol.jpg', alt: 'Wol', width: 1200, height: 800 }
const article = {
  excerpt: '',
  picture,
  author: 'Noor',
  date: '2026-10-02',
  modified: '2026-10-05T08:00:00.000Z',
  readingMinutes: 4,
  blogHref: '/blog/',
}
const page = {
  title: 'Wol wassen',
  seo: { title: 'Wol wassen', description: 'Zo blijft ze zacht', isHidden: false, picture: null },
  hasTransparentHeader: false,
  article,
  blocks: [],
  alternates: [],
}

describe('ArticleStructuredData', () => {
  it('says who publishes an article, with a logo, and when it was changed last', async () => {
    const facts = <ArticleStructuredData page={page} article={article} />
    const html = await renderInShop(facts, { shop: aShop('rz_nl'), path: '/nl/blog/wol/' })
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []

    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Wol wassen',
      datePublished: '2026-10-02',
      dateModified: '2026-10-05T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Noor' },
      publisher: {
        '@type': 'Organization',
        name: 'Razz',
        logo: { '@type': 'ImageObject', url: 'http://razz.test:3000/icon-razz.png' },
      },
    })
  })
})
