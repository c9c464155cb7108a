import { describe, expect } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'

const withoutPort = (address: string) => address.replace(/:\d+/, '')
const firstIn = (text: string, pattern: RegExp) => withoutPort(pattern.exec(text)?.[1] ?? '')
const canonicalIn = (html: string) => firstIn(html, /<link rel="canonical" href="([^"]+)"/)
const isHidden = (html: string) => /<meta name="robots" content="noindex/.test(html)

/** The page in each language, as the document says. */
function languagesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)
  return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, withoutPort(href)]))
}

function typesIn(html: string): string[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...found].map(([, json = '']) => JSON.parse(json)['@type'])
}

/** The first address of a sitemap that is written like this, without its host. */
const pathIn = (xml: string, pattern: RegExp) => new URL(firstIn(xml, pattern)).pathname

describe('whoever installs the shop', () => {
  it.for([
    { host: 'localhost', path: '/en/' },
    { host: 'razz.localhost', path: '/' },
  ])('finds its manifest in the page of $host, and every picture that is named there', async ({ host, path }) => {
    const { text } = await getPage(path, host)
    expect(text).toContain(`<link rel="manifest" href="${path}manifest.webmanifest"/>`)
    const manifest = JSON.parse((await getPage(`${path}manifest.webmanifest`, host)).text)
    const pictures: { src: string }[] = [...manifest.icons, ...manifest.screenshots]

    expect(pictures.length).toBeGreaterThan(3)
    for (const { src } of pictures) expect([src, (await getPage(src, host)).status]).toEqual([src, 200])
  })
})

describe('search engines', () => {
  it('are told what to leave alone and where every view of a host lists its pages', async () => {
    const { status, type, text } = await getPage('/robots.txt', 'razz.localhost')

    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain('Disallow: /nl/my-account')
    expect(withoutPort(text)).toContain('Sitemap: http://razz.localhost/sitemap.xml')
    expect(text.match(/^Sitemap:/gm)).toHaveLength(3)
    expect(text.match(/^Sitemap: (.*)$/gm)?.[1]).toContain('/nl/sitemap.xml')
  })

  it('find every kind of page in the sitemap, at an address that calls itself the one', async () => {
    const { status, type, text } = await getPage('/en/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])

    const paths = {
      product: pathIn(text, /<loc>([^<]*)<\/loc><lastmod>[^<]*<\/lastmod>(?:(?!\/blog\/).)*<\/url>\s*<\/urlset>/),
      category: pathIn(text, /<loc>([^<]*\/boys\/)</),
      story: pathIn(text, /<loc>([^<]*\/blog\/[^<]+)</),
      shop: pathIn(text, /<loc>([^<]*\/storelocator\/[^<]+)</),
    }
    const structured = {
      product: 'Product',
      category: 'ItemList',
      story: 'BlogPosting',
      shop: 'ClothingStore',
    } as const
    for (const [kind, path] of Object.entries(paths)) {
      const page = await getPage(path)
      expect([page.status, canonicalIn(page.text), isHidden(page.text)]).toEqual([
        200,
        `http://localhost${path}`,
        false,
      ])
      // The keys are those of `paths`.
      expect(typesIn(page.text)).toContain(structured[kind as keyof typeof structured])
    }
  })

  it.for([
    ['a category', '/jongens/', ['/en/boys/', '/jungen/']],
    ['a story', '/blog/wol-wassen/', ['/en/blog/washing-wool/', '/blog/wolle-waschen/']],
  ] as const)('follow %s to its translations and back', async ([, path, [english, german]]) => {
    const languages = languagesIn((await getPage(path)).text)

    expect(languages).toEqual({
      nl: `http://localhost${path}`,
      en: `http://localhost${english}`,
      de: `http://de.localhost${german}`,
      'x-default': `http://localhost${path}`,
    })
    expect(languagesIn((await getPage(german, 'de.localhost')).text)).toEqual(languages)
    expect(languagesIn((await getPage(english)).text)).toEqual(languages)
  })

  it('follow a product to its translations, and from its second address to the first [ROUTE-18]', async () => {
    const { text } = await getPage('/sitemap.xml')
    const path = pathIn(text, /.*<loc>([^<]*)<\/loc><lastmod>[^<]*<\/lastmod>(?:(?!\/blog\/).)*<\/url>\s*<\/urlset>/)
    const page = await getPage(`${path}?childSku=whatever`)
    const languages = languagesIn(page.text)
    const german = new URL(languages['de'] ?? '').pathname
    const sku = /"sku":"([^"]+)"/.exec(page.text)?.[1]

    expect(german).not.toBe(path)
    expect(languagesIn((await getPage(german, 'de.localhost')).text)).toEqual(languages)
    expect(canonicalIn((await getPage(`/p/${sku}/x/`)).text)).toBe(`http://localhost${path}`)
  })

  it.for(['/jongens/?color=101', '/en/search/?q=coat', '/en/cart/', '/en/no-result/?q=x', '/en/nowhere/'])(
    'leave %s out',
    async (path) => {
      expect(isHidden((await getPage(path)).text)).toBe(true)
    },
  )

  it('are sent to the one spelling of an address, and told when there is none [SEO-01] [ROUTE-24]', async () => {
    expect(await getPage('/en/boys?page=2')).toMatchObject({ status: 301, location: '/en/boys/?page=2' })
    expect(await getPage('/en/sitemap.xml/')).toMatchObject({ status: 301, location: '/en/sitemap.xml' })
    expect((await getPage('/en/nowhere/')).status).toBe(404)
    expect((await getPage('/sitemap/products-7.xml')).status).toBe(404)
  })

  it('read who keeps the shop on its front door, under the page’s own policy', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })

    expect(typesIn(await page.content())).toEqual(['Organization', 'WebSite'])
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await page.request.get(card ?? '')).headers()['content-type']).toMatch(/^image\//)
  })
})

describe('the editor’s pages', () => {
  it('show the story the editor has open, with the shop around it or alone [ROUTE-21] [ROUTE-22] [ROUTE-23]', async () => {
    const { text } = await getPage('/api/ext/storyblok/cdn/stories/nl/over-ons')
    const { id, content } = JSON.parse(text).story

    for (const path of ['/storyblok/', '/nl/storyblok/']) {
      const page = await getPage(`${path}?_storyblok=${id}`)
      expect([page.status, page.text.includes('<footer')]).toEqual([200, true])
      expect(page.text).toContain(content.title)
    }
    const alone = await getPage(`/storyblok-empty/?_storyblok=${id}`)
    expect([alone.status, alone.text.includes('<footer'), isHidden(alone.text)]).toEqual([200, false, true])
    expect((await getPage('/storyblok-empty/')).status).toBe(404)
  })
})
