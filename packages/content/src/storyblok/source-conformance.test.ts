import { aLog } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, testTokens, uuidOf } from '../api/testing.ts'
import type { StoryQuery, StorySource } from '../source/index.ts'
import { createLocalSource } from '../stories/index.ts'
import { createStoryblokSource } from './create-storyblok-source.ts'

let api: ContentApi
beforeAll(async () => {
  api = await openContentApi()
})
afterAll(() => api.close())

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
]

describe.each(sources)('%s', (_, createSource) => {
  let source: StorySource
  beforeAll(() => {
    source = createSource()
  })

  async function slugs(query: Partial<StoryQuery>) {
    const { stories } = await source.list({ ...all, sort: { field: 'full_slug', direction: 'asc' }, ...query })
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
  })

  it('finds nothing by an empty list', async () => {
    expect(await source.list({ ...all, uuids: [] })).toEqual({ stories: [], total: 0 })
    expect(await source.list({ ...all, slugs: [] })).toEqual({ stories: [], total: 0 })
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
    expect(await slugs({ startsWith: 'nl/blog/', sort: { field: 'content.date', direction: 'desc' } })).toEqual(
      [3, 2, 1].map((number) => `nl/blog/article-${number}`),
    )
  })

  it('knows the version of its content', async () => {
    expect(await source.readCacheVersion()).toBeGreaterThan(1_700_000_000)
  })
})
