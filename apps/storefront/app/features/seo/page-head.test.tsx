import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { HiddenPageHead, PageHead } from './page-head.tsx'

const head = <PageHead title="Jassen" description="Voor elk weer" />

/** Where each language is said to be. */
function languagesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)
  return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]))
}

describe('PageHead', () => {
  it('puts the page’s title into the view’s template', async () => {
    expect(await renderInShop(head, { shop: aShop('rz_nl') })).toContain('<title>Jassen | Razz</title>')
  })

  it('shares no card of a brand that nobody has drawn one for, and a page’s own picture as ever', async () => {
    const shop = aShop('nl')
    const marron = { ...shop, view: { ...shop.view, brand: 'marron', brandName: 'Petit Marron' } }
    const picture = { src: '/img/coat.jpg', alt: 'A coat', width: 1024, height: 538 }
    const html = await renderInShop(head, { shop: marron })

    expect(html).toContain('<meta property="og:site_name" content="Petit Marron"/>')
    expect(html).not.toContain('og:image')
    expect(await renderInShop(<PageHead title="Jas" description="" picture={picture} />, { shop: marron })).toContain(
      '<meta property="og:image" content="http://vonk.test:3000/img/coat.jpg"/>',
    )
  })

  it('names one address for the page, however it was reached', async () => {
    const html = await renderInShop(head, { shop: aShop('en'), path: '/jassen?kleur=rood' })

    expect(html).toContain('<link rel="canonical" href="http://vonk.test:3000/en/jassen/"/>')
  })

  it('names the address of the thing shown where it answers at a second one [ROUTE-18]', async () => {
    const page = <PageHead title="Jassen" description="" page="/jassen" />
    const html = await renderInShop(page, { shop: aShop('nl'), path: '/c/jassen-7/' })

    expect(html).toContain('<link rel="canonical" href="http://vonk.test:3000/jassen/"/>')
    expect(languagesIn(html)).toMatchObject({ nl: 'http://vonk.test:3000/jassen/' })
  })

  it('writes addresses without a slash where the view wants none [SEO-01]', async () => {
    const shop = aShop('nl')
    const seo = { ...shop.view.seo, useTrailingSlash: false }
    const html = await renderInShop(head, { shop: { ...shop, view: { ...shop.view, seo } }, path: '/jassen/' })

    expect(html).toContain('<link rel="canonical" href="http://vonk.test:3000/jassen"/>')
  })

  it('tells search engines where a page of the same path is in the other languages of the shop', async () => {
    const html = await renderInShop(head, { shop: aShop('nl'), path: '/storelocator/' })

    expect(languagesIn(html)).toEqual({
      nl: 'http://vonk.test:3000/storelocator/',
      en: 'http://vonk.test:3000/en/storelocator/',
      de: 'http://de.vonk.test:3000/storelocator/',
      'x-default': 'http://vonk.test:3000/storelocator/',
    })
  })

  it('follows a page to its translations and leaves out a language without one', async () => {
    const handle = { alternates: [{ code: 'de', path: '/jacken' }] }
    const html = await renderInShop(head, { shop: aShop('nl'), path: '/jassen/', handle })

    expect(languagesIn(html)).toEqual({
      nl: 'http://vonk.test:3000/jassen/',
      de: 'http://de.vonk.test:3000/jacken/',
      'x-default': 'http://vonk.test:3000/jassen/',
    })
  })

  it('begins the addresses of a view as that view says', async () => {
    const { directory, ...shop } = aShop('nl')
    const seo = { useTrailingSlash: true, hreflangPrefix: 'https://vonk.example' }
    const views = directory.views.map((view) => (view.code === 'de' ? { ...view, seo } : view))
    const html = await renderInShop(head, { shop: { ...shop, directory: { ...directory, views } }, path: '/jassen/' })

    expect(languagesIn(html)).toMatchObject({ de: 'https://vonk.example/jassen/' })
  })

  it('knows no translations of a page that is only here', async () => {
    const html = await renderInShop(head, { shop: aShop('nl'), handle: { isOnlyHere: true } })

    expect(languagesIn(html)).toEqual({})
  })

  it('shows the shop’s own card beside a shared link, or the picture of the page', async () => {
    const picture = { src: '/img/1024/0/resize/x.svg', alt: 'Sneeuw', width: 1024, height: 576 }
    const own = <PageHead title="Winter" description="" picture={picture} type="article" />

    expect(await renderInShop(head, { shop: aShop('vss_nl') })).toContain(
      '<meta property="og:image" content="http://sale.vonk.test:3000/img/1024/0/resize/social/vonk-sample-sale.svg"/>',
    )
    const html = await renderInShop(own, { shop: aShop('rz_en') })
    expect(html).toContain('<meta property="og:image:alt" content="Sneeuw"/>')
    expect(html).toContain('<meta property="og:image" content="http://razz.test:3000/img/1024/0/resize/x.svg"/>')
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  it('names the shop, and the page where nobody has said what its picture shows', async () => {
    const picture = { src: '/img/1024/0/resize/x.svg', alt: '', width: 1024, height: 576 }
    const own = <PageHead title="Jas Ster" description="" picture={picture} type="product" />
    const card = await renderInShop(head, { shop: aShop('vss_nl') })
    const html = await renderInShop(own, { shop: aShop('rz_nl') })

    expect(card).toContain('<meta property="og:image:alt" content="Vonk Sample Sale"/>')
    expect(html).toContain('<meta property="og:site_name" content="Razz"/>')
    expect(html).toContain('<meta property="og:image:alt" content="Jas Ster"/>')
    expect(html).toContain('<meta property="og:type" content="product"/>')
  })
})

describe('HiddenPageHead', () => {
  it('keeps a page without content out of search engines', async () => {
    const html = await renderInShop(<HiddenPageHead title="Weg" />, { shop: aShop('nl') })

    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('canonical')
  })
})
