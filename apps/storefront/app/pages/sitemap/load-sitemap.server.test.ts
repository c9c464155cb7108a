import { aPage } from '@vonk/contract/content/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStory } from '../../testing/a-content-service.ts'
import { type AskedSearch, aCatalogue, aShopRequest } from '../../testing/a-shop-request.ts'
import { loadSitemap } from './load-sitemap.server.ts'

const seo = { title: '', description: '', image: null, noIndex: false }
const stories = [
  aStory('nl/home', aPage()),
  {
    ...aStory('nl/winter', aPage()),
    alternates: [{ ...anAlternate('en/winter-coats') }, { ...anAlternate('de/winter', false) }],
  },
  aStory('nl/wachtkamer', aPage({ seo: { ...seo, noIndex: true } })),
  aStory('nl/thema', { component: 'theme' }),
]

function anAlternate(fullSlug: string, published = true) {
  return { id: 2, name: '', slug: '', full_slug: fullSlug, published, is_folder: false, parent_id: null }
}

/** The filters of a question by what they are about. */
const filtersOf = ({ _appliedFilters }: AskedSearch) =>
  // Written by our own caller just now.
  new Map((_appliedFilters ?? []).map(({ attribute, value }) => [attribute, value as Record<string, unknown>]))

/** A catalogue of so many products with the ids 2, 4, 6 …; every third one is sold in Dutch only. */
function products(count: number, asked: AskedSearch) {
  const among = filtersOf(asked).get('id')?.['in']
  const first = Number(filtersOf(asked).get('id')?.['gt'] ?? 0) / 2
  const from = first + Number(asked.query.get('from'))
  const end = Math.min(count, from + Number(asked.query.get('size')))
  const isDutch = asked.index.endsWith('_nl')
  const inWindow = () => Array.from({ length: Math.max(0, end - from) }, (_, index) => (from + index + 1) * 2)
  const ids = Array.isArray(among) ? among.filter((id) => id % 3 !== 0) : inWindow()
  return { hits: ids.map((id) => aProduct(id, isDutch ? 'trui' : 'jumper')), total: count - first }
}

function aProduct(id: number, name: string) {
  const moment = '2026-10-08T06:50:23Z'
  return { id, sku: `VK${id}`, type_id: 'configurable', slug: name, url_path: `${name}-${id}`, updated_at: moment }
}

async function aSite(count: number) {
  const asked: AskedSearch[] = []
  const state = { isUnavailable: false }
  const errors: unknown[] = []
  const answer = aCatalogue((search) => {
    if (state.isUnavailable) throw new Error('down')
    asked.push(search)
    return products(count, search)
  })
  const other = ({ url }: Request) => {
    if (url.includes('/cdn/stories')) return Response.json({ stories, cv: 1, rels: [], links: [] })
    return Response.json({ code: 200, result: [] })
  }
  const shop = await aShopRequest('nl', { answer, other, errors, now: () => Date.now() })
  const read = (part: string | null = null) => loadSitemap(shop, { origin: { protocol: 'https:', port: '' }, part })
  return { read, asked, state, errors }
}

const addressesIn = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
const entryOf = (xml: string | null, address: string) =>
  xml?.split('\n').find((line) => line.includes(`<loc>${address}</loc>`)) ?? ''

// Sitemaps are remembered for a minute: each test comes later than the one before.
let time = Date.now()
beforeEach(() => {
  time += 600_000
  vi.useFakeTimers({ now: time, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

describe('loadSitemap', () => {
  it('lists front door, categories, shops, stories and products, each once and only what is for everyone', async () => {
    const addresses = addressesIn(await (await aSite(3)).read())

    expect(addresses).toEqual(
      [
        '',
        'meisjes/',
        'bovenkleding/',
        'hoodies/',
        't-shirts/',
        'storelocator/',
        'winter/',
        'trui-2/',
        'trui-4/',
        'trui-6/',
      ].map((page) => `https://vonk.test/${page}`),
    )
  })

  it('tells when a page was changed and where it is in the other languages, translated', async () => {
    const xml = await (await aSite(3)).read()

    const product = entryOf(xml, 'https://vonk.test/trui-2/')
    expect(product).toContain('<lastmod>2026-10-08T06:50:23.000Z</lastmod>')
    expect(entryOf(xml, 'https://vonk.test/meisjes/')).toContain('<lastmod>2026-11-01T08:00:00.000Z</lastmod>')
    expect(entryOf(xml, 'https://vonk.test/hoodies/')).not.toContain('<lastmod>')
    expect(product).toContain('hreflang="de" href="https://de.vonk.test/jumper-2/"')
    expect(product).toContain('hreflang="x-default" href="https://vonk.test/trui-2/"')
    expect(entryOf(xml, 'https://vonk.test/trui-6/')).not.toContain('hreflang="en"')
    const story = entryOf(xml, 'https://vonk.test/winter/')
    expect(story).toContain('hreflang="en" href="https://vonk.test/en/winter-coats/"')
    expect(story).not.toContain('hreflang="de"')
  })

  it('becomes an index beyond ten thousand addresses, whose parts hold every product once', async () => {
    const { read, asked } = await aSite(10_300)
    const parts = addressesIn(await read())
    const names = parts.map((address) => address?.replace('https://vonk.test/sitemap/', '') ?? '')
    expect(names).toEqual(['pages.xml', 'products-0.xml', 'products-20000.xml'])

    const listed: (string | undefined)[] = []
    for (const name of names.slice(1)) {
      const addresses = addressesIn(await read(name))
      expect(addresses.length).toBeLessThanOrEqual(10_000)
      listed.push(...addresses)
    }
    expect(new Set(listed).size).toBe(10_300)
    expect(listed).toHaveLength(10_300)
    const windows = asked.map(({ query }) => [Number(query.get('from')), Number(query.get('size'))] as const)
    // Further in, an engine refuses to count.
    for (const [from, size] of windows) expect(from + size).toBeLessThanOrEqual(10_000)
    expect(Math.max(...windows.map(([, size]) => size))).toBe(500)
  })

  it('has no part the index does not name', async () => {
    const { read } = await aSite(3)

    expect(await read('products-7.xml')).toBeNull()
    expect(await read('anything.xml')).toBeNull()
  })

  it('is written once a minute, and the last good one is shown while the catalogue is away', async () => {
    const { read, asked, state, errors } = await aSite(3)
    const first = await read()
    const questions = asked.length
    await read()
    expect(asked).toHaveLength(questions)

    state.isUnavailable = true
    vi.setSystemTime(time + 61_000)
    expect(await read()).toBe(first)
    expect(errors).not.toEqual([])
  })
})
