import { type RunningServer, serve } from '@vonk/platform/http'
import { aLog } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, testTokens, uuidOf } from '../api/testing.ts'
import type { StoryQuery, StorySource } from '../source/index.ts'
import { createLocalSource } from '../stories/index.ts'
import { createStoryblokSource } from './create-storyblok-source.ts'

let api: ContentApi
let space: RunningServer
beforeAll(async () => {
  api = await openContentApi()
  space = await serve({ port: 0, hostname: '127.0.0.1', log: aLog().log, fetch: answerAsSpace })
})
afterAll(async () => {
  await space.close()
  await api.close()
})

/** Our own stories as the editors of a space would have written them. */
async function answerAsSpace(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace('/v2/', '/api/ext/storyblok/')
  const response = await api.fetch(new Request(`http://space.example${path}${search}`))
  const body = asSpaceWrites(await response.json())
  return Response.json(body, { status: response.status, headers: { total: response.headers.get('total') ?? '0' } })
}

const usualValues = ['start', 'tall', 'dark', 'primary', 'none', 'card', '_self']
const groups = ['seo', 'header', 'footer', 'menu', 'uspBar', 'search', 'newsletter', 'promo', 'button', 'extraLink']

/** What has its usual value was left blank, single items are in lists, and days have a time. */
function asSpaceWrites(value: unknown, field = ''): unknown {
  if (field === 'date') return `${value} 00:00`
  if (typeof value === 'string') return usualValues.includes(value) ? '' : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => asSpaceWrites(entry))
  if (field === 'width' || field === 'padding' || field === 'margin') return ''
  const written = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asSpaceWrites(inner, key)]))
  return groups.includes(field) ? [{ _uid: field, component: field, ...written }] : written
}

const all = { version: 'published', offset: 0, limit: 25 } as const

// Our own delivery API is a space to the adapter: whatever one says, the other has to understand.
const sources: readonly [string, () => StorySource][] = [
  ['createLocalSource', () => createLocalSource({ db: api.db })],
  [
    'createStoryblokSource',
    () =>
      createStoryblokSource({
        token: testTokens.previewToken,
        endpoint: 'http://space.example/api/ext/storyblok',
        fetch: (input, init) => api.fetch(new Request(input, init)),
        log: aLog().log,
      }),
  ],
  [
    'createStoryblokSource of a space over HTTP',
    () =>
      createStoryblokSource({
        token: testTokens.previewToken,
        endpoint: `http://127.0.0.1:${space.port}/v2`,
        log: aLog().log,
      }),
  ],
]

describe.each(sources)('%s', (_, createSource) => {
  let source: StorySource
  beforeAll(() => {
    source = createSource()
  })

  async function slugs(query: Partial<StoryQuery>) {
    const { stories } = await source.list({ ...all, sort: [{ field: 'full_slug', direction: 'asc' }], ...query })
    return stories.map(({ fullSlug }) => fullSlug)
  }

  it('finds a story by slug, id and uuid, with its translations', async () => {
    const story = await source.find({ slug: 'nl/about' }, 'published')

    expect(story).toMatchObject({
      uuid: uuidOf(12),
      fullSlug: 'nl/about',
      content: { component: 'page', title: 'About us' },
      publishedAt: '2026-10-01T08:00:00.000Z',
      alternates: [{ fullSlug: 'de/ueber-uns', isPublished: true }],
    })
    expect(await source.find({ id: story?.id ?? 0 }, 'published')).toEqual(story)
    expect(await source.find({ uuid: uuidOf(12) }, 'published')).toEqual(story)
  })

  it('reads every story whole, whoever writes it', async () => {
    const own = await createLocalSource({ db: api.db }).list(all)

    expect((await source.list(all)).stories.map(({ content }) => content)).toEqual(
      own.stories.map(({ content }) => content),
    )
  })

  it('finds nothing where nothing is, and no draft among what is published', async () => {
    expect(await source.find({ slug: 'nl/none' }, 'published')).toBeNull()
    expect(await source.find({ id: 9_999 }, 'published')).toBeNull()
    expect(await source.find({ uuid: uuidOf(99) }, 'published')).toBeNull()
    expect(await source.find({ slug: 'nl/soon' }, 'published')).toBeNull()
    expect(await source.find({ slug: 'nl/soon' }, 'draft')).toMatchObject({ name: 'Soon', publishedAt: null })
  })

  it('lists by every condition', async () => {
    const articles = [1, 2, 3].map((number) => `nl/blog/article-${number}`)

    expect(await slugs({ startsWith: 'nl/blog/' })).toEqual(articles)
    expect(await slugs({ startsWith: 'nl/', component: 'blog-page' })).toEqual(articles)
    expect(await slugs({ slugs: ['nl/blog/*', 'nl/about'] })).toEqual(['nl/about', ...articles])
    expect(await slugs({ startsWith: 'nl/', excludedSlugs: ['nl/blog/*', 'nl/config/*'] })).toEqual([
      'nl/about',
      'nl/home',
    ])
    expect(await slugs({ uuids: [uuidOf(12), uuidOf(13)] })).toEqual(['de/ueber-uns', 'nl/about'])
    expect(await slugs({ tags: ['care'] })).toEqual(['nl/blog/article-2'])
    expect(await slugs({ isStartpage: true })).toEqual(['nl/home'])
    expect(await slugs({ version: 'draft', startsWith: 'nl/s' })).toEqual(['nl/soon'])
    expect(await slugs({ level: 2, startsWith: 'nl/' })).toEqual(['nl/about', 'nl/home'])
    expect(await slugs({ workflowStages: [7] })).toEqual([])
    expect(await slugs({ searchTerm: 'merino warm' })).toEqual(['nl/blog/article-2'])
    const about = await source.find({ slug: 'nl/about' }, 'published')
    const ids = [about?.id ?? 0]
    expect(await slugs({ ids })).toEqual(['nl/about'])
    expect(await slugs({ excludedIds: ids, startsWith: 'nl/', level: 2 })).toEqual(['nl/home'])
    const moment = '2026-10-01T08:00:00.000Z'
    expect(await slugs({ moments: [{ field: 'published_at', side: 'gt', moment }] })).toEqual([])
  })

  it('filters by what a story says, also with two alternatives for one field', async () => {
    const titled = (title: string) => ({ field: ['title'], operation: 'in', values: [title] }) as const
    const isBlog = { field: ['component'], operation: 'in', values: ['blog-page'] } as const

    expect(await slugs({ filter: { all: [isBlog, titled('Article 1')], any: [] } })).toEqual(['nl/blog/article-1'])
    expect(await slugs({ filter: { all: [isBlog], any: [[titled('Article 1')], [titled('Article 3')]] } })).toEqual([
      'nl/blog/article-1',
      'nl/blog/article-3',
    ])
  })

  it('lists links and tags', async () => {
    const { links, total } = await source.listLinks({ version: 'published', startsWith: 'nl/', offset: 4, limit: 4 })

    expect({ count: links.length, total }).toEqual({ count: 2, total: 6 })
    const [about] = (await source.listLinks({ ...all, startsWith: 'nl/about' })).links
    expect(about).toMatchObject({ uuid: uuidOf(12), fullSlug: 'nl/about', publishedAt: '2026-10-01T08:00:00.000Z' })
    expect(await source.listTags({ version: 'published' })).toEqual([
      { name: 'care', count: 1 },
      { name: 'wool', count: 2 },
    ])
  })

  it('finds nothing by an empty list', async () => {
    expect(await source.list({ ...all, uuids: [] })).toEqual({ stories: [], total: 0 })
    expect(await source.list({ ...all, slugs: [] })).toEqual({ stories: [], total: 0 })
    expect(await source.list({ ...all, ids: [] })).toEqual({ stories: [], total: 0 })
    expect(await source.list({ ...all, tags: [] })).toEqual({ stories: [], total: 0 })
    expect((await source.list({ ...all, excludedSlugs: [] })).total).toBe(10)
  })

  it('cuts pages at any offset and counts all', async () => {
    const whole = await slugs({})
    for (const [offset, limit] of [
      [0, 4],
      [4, 4],
      [3, 4],
      [7, 2],
      [9, 4],
      [12, 4],
    ] as const) {
      expect(await slugs({ offset, limit }), `${offset}+${limit}`).toEqual(whole.slice(offset, offset + limit))
      expect((await source.list({ ...all, offset, limit })).total).toBe(10)
    }
  })

  it('sorts by what a story says', async () => {
    expect(await slugs({ startsWith: 'nl/blog/', sort: [{ field: 'content.date', direction: 'desc' }] })).toEqual(
      [3, 2, 1].map((number) => `nl/blog/article-${number}`),
    )
  })

  it('knows the version of its content', async () => {
    expect(await source.readCacheVersion()).toBeGreaterThan(1_700_000_000)
  })
})
