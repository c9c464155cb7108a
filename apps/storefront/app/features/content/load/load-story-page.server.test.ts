import { aBlogPage, aHero, aLink, anImage, aPage } from '@vonk/contract/content/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aContentService, aStory } from '#testing/a-content-service.ts'
import { aCatalogue, aProductHit, aShopRequest } from '#testing/a-shop-request.ts'
import { loadStoryPage } from './load-story-page.server.ts'

const article = aStory('nl/blog/wol', aBlogPage({ title: 'Wol wassen', date: '2026-10-02', readingMinutes: 4 }))
const teaser = (uid: string, relation: unknown) => ({ component: 'blog-article', _uid: uid, article: relation })

const brokenUuid = '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a44'

const body = [
  aHero({ buttons: [{ component: 'button', _uid: 'b1', label: 'Over ons', link: aLink('nl/over-ons') }] }),
  { component: 'wheel-of-fortune', _uid: 'x1' },
  { component: 'product-carousel', _uid: 'c1', title: 'Nieuw', source: 'skus', skus: ['B', 'A'] },
  {
    component: 'columns',
    _uid: 'cols',
    columns: [
      {
        component: 'column',
        _uid: 'col1',
        width: { mobile: { current: 6 }, desktop: { current: 4 }, large: { current: 3 } },
        padding: { top: 'large' },
        margin: { left: 'small' },
        blocks: [{ component: 'product-carousel', _uid: 'c2', source: 'query', query: 'dino' }],
      },
    ],
  },
  teaser('t1', article),
  teaser('t2', '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a99'),
  { component: 'blog-list', _uid: 'l1', size: 1 },
]
const stories = {
  rijk: aStory('nl/rijk', { ...aPage(), ...{ body } }),
  kapot: { ...aStory('nl/kapot', aPage({ title: 'Kapot' })), uuid: brokenUuid },
  'blog/wol': {
    ...article,
    alternates: [anAlternate('en/blog/wool'), anAlternate('xx/blog/wool'), anAlternate('de/blog/wolle', false)],
  },
}

function anAlternate(fullSlug: string, published = true) {
  return { id: 2, name: '', slug: 'wool', full_slug: fullSlug, published, is_folder: false, parent_id: null }
}

async function aVisit() {
  const service = aContentService({ stories, articles: [article, article] })
  const searches: unknown[] = []
  const errors: unknown[] = []
  const notices: { notice: string; details: unknown }[] = []
  const products = aCatalogue((asked) => {
    searches.push(asked._searchText ?? asked._appliedFilters)
    return { hits: ['A', 'B'].map((sku) => aProductHit({ sku })) }
  })
  const shop = await aShopRequest('nl', { answer: products, other: service.other, errors, now: () => Date.now() })
  const host = { ...shop.host, onNotice: (notice: string, details?: object) => notices.push({ notice, details }) }
  const open = (slug: string, query = '') =>
    loadStoryPage({ ...shop, host }, { slug, url: new URL(`http://vonk.test/${slug}/${query}`) })
  const openByUuid = (uuid: string) => loadStoryPage({ ...shop, host }, { uuid, url: new URL('http://vonk.test/x') })
  return { open, openByUuid, searches, notices, errors, state: service.state }
}

// Pages are remembered for a second: each test comes later than the one before.
let time = Date.now()
beforeEach(() => {
  time += 10_000
  vi.useFakeTimers({ now: time, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const blocksOf = async (visit: Awaited<ReturnType<typeof aVisit>>) => (await visit.open('rijk'))?.blocks ?? []

describe('loadStoryPage', () => {
  it('finds a story by its uuid, says when there is none, and fails when nobody can say [CMS-19]', async () => {
    const { openByUuid, state } = await aVisit()

    expect(await openByUuid(brokenUuid)).toMatchObject({ title: 'Kapot' })
    expect(await openByUuid('6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a98')).toBeNull()
    state.isUnavailable = true
    await expect(openByUuid('6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a97')).rejects.toThrow('cannot be read')
  })

  it.for(['a/../b', '..', 'a//b'])('knows no page at %s, which is no slug at all', async (slug) => {
    expect(await (await aVisit()).open(slug)).toBeNull()
  })

  it('skips a block nobody knows, says so in the log, and shows the rest of the page', async () => {
    const visit = await aVisit()
    const blocks = await blocksOf(visit)

    expect(blocks.map(({ component }) => component)).toEqual([
      'hero',
      'product-carousel',
      'columns',
      'blog-article',
      'blog-list',
    ])
    expect(visit.notices).toMatchObject([{ notice: 'parts of a story were left out', details: { story: 'nl/rijk' } }])
  })

  it('gives links the address they have in the view, with its trailing slash [CMS-07] [CMS-25]', async () => {
    const [hero] = await blocksOf(await aVisit())

    expect(hero).toMatchObject({ buttons: [{ label: 'Over ons', link: { href: '/over-ons/' } }] })
  })

  it('gives pictures the size their file name tells and the point that stays in sight [CMS-08]', async () => {
    const [hero] = await blocksOf(await aVisit())

    expect(hero).toMatchObject({ picture: { src: anImage.filename, width: 1920, height: 1080, focus: [3, 4] } })
  })

  it('keeps the widths of twelve for each screen, padding and margin [CMS-09] [CMS-10]', async () => {
    const columns = (await blocksOf(await aVisit())).find((block) => block.component === 'columns')

    expect(columns?.columns[0]?.place).toBe('mobile-6 desktop-4 large-3 padding-top-large margin-left-small')
  })

  it('asks once for each carousel and keeps the order an editor gave the products', async () => {
    const visit = await aVisit()
    const [, carousel] = await blocksOf(visit)

    expect(carousel).toMatchObject({ products: [{ sku: 'B' }, { sku: 'A' }] })
    expect(visit.searches).toHaveLength(2)
    expect(visit.searches).toContain('dino')
  })

  it('shows the teaser of an article, and none of one that is not published [CMS-05]', async () => {
    const teasers = (await blocksOf(await aVisit())).filter((block) => block.component === 'blog-article')

    expect(teasers).toMatchObject([{ article: { title: 'Wol wassen', href: '/blog/wol/', date: '2026-10-02' } }])
  })

  it('lists the articles of the blog with the way to the older ones [CMS-31] [ROUTE-33]', async () => {
    const visit = await aVisit()
    const list = (await visit.open('rijk'))?.blocks.at(-1)
    const next = (await visit.open('rijk', '?page=2'))?.blocks.at(-1)

    expect(list).toMatchObject({ newerHref: null, olderHref: '/rijk/?page=2' })
    expect(next).toMatchObject({ newerHref: '/rijk/', olderHref: null })
  })

  it('shows an article with its head and where it can be read in other views [CMS-03] [ROUTE-33]', async () => {
    const page = await (await aVisit()).open('blog/wol')

    expect(page).toMatchObject({
      title: 'Wol wassen',
      article: { date: '2026-10-02', modified: '2026-10-02', readingMinutes: 4, blogHref: '/blog/' },
    })
    expect(page?.alternates).toEqual([{ code: 'en', path: '/blog/wool' }])
  })

  it('asks once for a story that is loaded or on its way, however many shoppers want it [CMS-12] [CMS-13]', async () => {
    const visit = await aVisit()
    const pages = await Promise.all([visit.open('kapot'), visit.open('kapot'), visit.open('kapot')])
    await visit.open('kapot')

    expect(pages.map((page) => page?.title)).toEqual(['Kapot', 'Kapot', 'Kapot'])
    expect(visit.state.asked).toEqual(['/api/ext/storyblok/story/kapot'])
  })

  it('shows the last good page while the content service is away [CMS-12]', async () => {
    const visit = await aVisit()
    expect(await visit.open('kapot')).toMatchObject({ title: 'Kapot' })
    visit.state.isUnavailable = true
    vi.setSystemTime(time + 2_000)

    expect(await visit.open('kapot')).toMatchObject({ title: 'Kapot' })
    expect(visit.errors).toHaveLength(1)
    await expect(visit.open('nooit-gezien')).rejects.toThrow('nooit-gezien')
  })
})
