import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, testTokens, uuidOf } from './testing.ts'

let api: ContentApi
beforeAll(async () => {
  api = await openContentApi()
})
afterAll(() => api.close())

/** What the test looks at is its own affair. */
type Answer = Record<string, Record<string, Record<string, unknown>>>

async function get(path: string) {
  const response = await api.fetch(new Request(`http://shop.example/api/ext/storyblok/cdn/${path}`))
  return { response, status: response.status, body: (await response.json()) as Answer }
}

describe('spaceRoutes', () => {
  it('lists links by uuid, in pages', async () => {
    const { response, body } = await get('links?per_page=1000')

    expect(Object.keys(body['links'] ?? {})).toHaveLength(10)
    expect(response.headers.get('total')).toBe('10')
    expect(body['links']?.[uuidOf(1)]).toEqual({
      id: expect.any(Number),
      uuid: uuidOf(1),
      slug: 'nl/blog/article-1',
      name: 'Article 1',
      path: null,
      parent_id: null,
      is_folder: false,
      published: true,
      is_startpage: false,
      position: 30,
      real_path: '/nl/blog/article-1',
    })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`links?per_page=4&page=${page}&paginated=1`)))
    expect(pages.map((page) => Object.keys(page.body['links'] ?? {}).length)).toEqual([4, 4, 2, 0])
    expect(new Set(pages.flatMap((page) => Object.keys(page.body['links'] ?? {}))).size).toBe(10)
  })

  it('lists links of a folder, with their dates, and of drafts to who may see them', async () => {
    const links = async (query: string) => Object.values((await get(`links?${query}`)).body['links'] ?? {})

    expect(await links('starts_with=nl/blog/')).toHaveLength(3)
    expect(await links('with_parent=0')).toHaveLength(10)
    expect(await links('with_parent=7')).toEqual([])
    expect(await links('starts_with=nl/about&include_dates=1')).toMatchObject([
      { published_at: '2026-10-01T08:00:00.000Z', created_at: expect.any(String), updated_at: expect.any(String) },
    ])
    const drafts = await links(`version=draft&token=${testTokens.previewToken}&starts_with=nl/soon`)
    expect(drafts).toMatchObject([{ name: 'Soon', published: false }])
  })

  it('counts tags', async () => {
    expect((await get('tags')).body).toEqual({
      tags: [
        { name: 'care', taggings_count: 1 },
        { name: 'wool', taggings_count: 2 },
      ],
    })
    expect((await get('tags?starts_with=en/')).body).toEqual({ tags: [] })
  })

  it('tells the version of the content', async () => {
    const { body } = await get('spaces/me')

    expect(body['space']).toEqual({
      id: 1,
      name: 'Vonk',
      domain: 'http://shop.example/',
      version: expect.any(Number),
      language_codes: ['nl', 'en', 'de'],
    })
  })

  it('has the store views as a list of words', async () => {
    const { body } = await get('datasources')

    expect(body).toEqual({ datasources: [{ id: 1, name: 'Store views', slug: 'store-views', dimensions: [] }] })
    expect((await get('datasources/store-views')).body).toEqual((await get('datasources/1')).body)
    expect((await get('datasources/colours')).status).toBe(404)
    const { body: words } = await get('datasource_entries?datasource=store-views&per_page=2')
    expect(words).toMatchObject({ datasource_entries: [{ value: 'nl' }, { value: 'en' }], cv: expect.any(Number) })
    expect((await get('datasource_entries?datasource=colours')).body).toMatchObject({ datasource_entries: [] })
  })

  it.each(['links', 'tags', 'spaces/me', 'datasources', 'datasources/1', 'datasource_entries'])(
    'keeps %s from wrong tokens, and refuses what it does not know',
    async (path) => {
      expect(await get(`${path}?token=guess`)).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
      expect(await get(`${path}?version=draft`)).toMatchObject({ status: 401 })
      expect(await get(`${path}?token=${testTokens.publicToken}`)).toMatchObject({ status: 200 })
      expect(await get(`${path}?colour=red`)).toMatchObject({ status: 422, body: ['colour: Unknown parameter'] })
    },
  )
})
