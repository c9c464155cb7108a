import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, testStories, uuidOf } from './testing.ts'

let api: ContentApi
beforeAll(async () => {
  api = await openContentApi()
})
afterAll(() => api.close())

const stories = 'storyblok/cdn/stories'
const draft = 'version=draft&token=preview-secret'

async function slugs(query: string): Promise<string[]> {
  const { body } = await api.get(`${stories}?per_page=100&${query}`)
  return body.stories.map((story) => story.full_slug)
}

describe('GET /api/ext/storyblok/cdn/stories/{id or slug}', () => {
  it('answers story, cv, rels and links without an envelope, by slug, id and uuid [CMS-30]', async () => {
    const { status, body } = await api.get(`${stories}/nl/about`)

    expect(status).toBe(200)
    expect(body).toEqual({ story: expect.anything(), cv: expect.any(Number), rels: [], links: [] })
    expect(body.cv).toBeGreaterThan(1_700_000_000)
    for (const key of [body.story.id, `${uuidOf(12)}?find_by=uuid`, 'about', 'nl/about/']) {
      expect((await api.get(`${stories}/${key}`)).body.story).toEqual(body.story)
    }
  })

  it('shows a draft to who has the preview token, and to nobody else [CMS-15] [CMS-30]', async () => {
    expect(await api.get(`${stories}/nl/soon?${draft}&from_release=7&_storyblok_c=page`)).toMatchObject({
      status: 200,
      body: { story: { name: 'Soon', published_at: null } },
    })
    for (const token of ['', '&token=', '&token=public-key', '&token=guess', '&token=preview-secre', '&token=%20']) {
      expect(await api.get(`${stories}/nl/soon?version=draft${token}`)).toMatchObject({
        status: 401,
        body: { error: 'Unauthorized' },
      })
    }
    expect((await api.get(`${stories}/nl/soon`)).status).toBe(404)
    expect((await api.get(`${stories}/nl/soon?token=preview-secret`)).status).toBe(404)
  })

  it('leaves relations as uuids and delivers the stories beside, as asked [CMS-30]', async () => {
    const { body } = await api.get(`${stories}/nl/home?resolve_relations=blog-article.article,page.none`)

    expect(body.story.content).toMatchObject({ body: [{ article: uuidOf(1) }] })
    expect(body.rels).toMatchObject([{ uuid: uuidOf(1), content: { title: 'Article 1' } }])
    expect((await api.get(`${stories}/nl/home`)).body.rels).toEqual([])
  })

  it('delivers the assets in the content beside it, as asked; our pictures are none [CMS-30]', async () => {
    expect((await api.get(`${stories}/nl/home?resolve_assets=1`)).body).toMatchObject({ assets: [] })
    expect((await api.get(`${stories}?resolve_assets=1`)).body).toMatchObject({ assets: [] })
    for (const query of ['', '?resolve_assets=0']) {
      expect((await api.get(`${stories}/nl/home${query}`)).body).not.toHaveProperty('assets')
    }
  })

  it('finds no story in a stage of a workflow, of which there is none [CMS-30]', async () => {
    expect((await api.get(`${stories}?in_workflow_stages=1,2`)).body.stories).toEqual([])
  })

  it('leaves out fields nobody asked for', async () => {
    const { body } = await api.get(`${stories}/nl/home?excluding_fields=body,seo,component`)

    expect(Object.keys(body.story.content)).not.toContain('body')
    expect(body.story.content.component).toBe('page')
  })

  it('answers 404 for ids, slugs and uuids that are none', async () => {
    for (const key of [
      '0',
      '99',
      '2147483648',
      '999999999999999',
      '9999999999999999999999',
      '-1',
      '1.5',
      'nl/none',
      'nl/..%2f..%2fnl/about',
      'nl/%5c..%5cabout',
      '%2e%2e/about',
      `${uuidOf(12)}`,
      'about?find_by=uuid',
      `${'x'.repeat(400)}`,
    ]) {
      expect((await api.get(`${stories}/${key}`)).status, key).toBe(404)
    }
    expect((await api.get(`${stories}/nl/none`)).body).toEqual(['This record could not be found'])
    expect((await api.get(`${stories}/nl/about?find_by=name`)).status).toBe(422)
    expect((await api.get(`${stories}/nl/about?version=old`)).status).toBe(422)
  })
})

describe('GET /api/ext/storyblok/cdn/stories', () => {
  it('answers pages with the total in a header', async () => {
    const { response, body } = await api.get(`${stories}?per_page=4&page=2`)

    expect(body.stories).toHaveLength(4)
    expect(body).toMatchObject({ cv: expect.any(Number), rels: [], links: [] })
    expect(response.headers.get('total')).toBe('10')
    expect(response.headers.get('per-page')).toBe('4')
    const all = await Promise.all([1, 2, 3, 4].map((page) => api.get(`${stories}?per_page=4&page=${page}`)))
    const found = all.flatMap((page) => page.body.stories.map(({ uuid }) => uuid))
    expect(new Set(found).size).toBe(10)
    expect(found).toHaveLength(10)
  })

  it('holds drafts for who may see them', async () => {
    const { response } = await api.get(`${stories}?${draft}`)

    expect(response.headers.get('total')).toBe(String(testStories.length))
    expect((await api.get(`${stories}?version=draft`)).status).toBe(401)
    expect((await api.get(`${stories}?token=guess`)).status).toBe(401)
  })

  it('finds by the beginning of a slug, by slugs with wildcards, and leaves slugs out', async () => {
    expect(await slugs('starts_with=nl/blog/&sort_by=full_slug:asc')).toEqual(
      [1, 2, 3].map((n) => `nl/blog/article-${n}`),
    )
    expect(await slugs('starts_with=blog/&sort_by=full_slug:asc')).toHaveLength(3)
    expect(await slugs('starts_with=en')).toHaveLength(3)
    expect(await slugs('starts_with=%25')).toEqual([])
    expect(await slugs('starts_with=nl/a_out')).toEqual([])
    expect(await slugs('by_slugs=nl/about,de/*&sort_by=full_slug:asc')).toEqual(['de/ueber-uns', 'nl/about'])
    expect(await slugs('by_slugs=')).toEqual([])
    expect(await slugs('starts_with=nl/&excluding_slugs=nl/blog/*,nl/config/*&sort_by=full_slug:asc')).toEqual([
      'nl/about',
      'nl/home',
    ])
  })

  it('finds by uuid, in the order given when that is asked for', async () => {
    const [a, b] = [uuidOf(13), uuidOf(12)]

    expect((await slugs(`by_uuids=${a},${b},${uuidOf(99)}`)).toSorted()).toEqual(['de/ueber-uns', 'nl/about'])
    expect(await slugs(`by_uuids_ordered=${a},${b}`)).toEqual(['de/ueber-uns', 'nl/about'])
    expect(await slugs(`by_uuids_ordered=${b},${a}`)).toEqual(['nl/about', 'de/ueber-uns'])
    const { response, body } = await api.get(`${stories}?by_uuids_ordered=${b},${a}&per_page=1&page=2`)
    expect(body.stories).toMatchObject([{ full_slug: 'de/ueber-uns' }])
    expect(response.headers.get('total')).toBe('2')
  })

  it('finds start pages, tags and kinds', async () => {
    expect(await slugs('is_startpage=true')).toEqual(['nl/home'])
    expect(await slugs('is_startpage=1')).toEqual(['nl/home'])
    expect(await slugs('is_startpage=false')).toHaveLength(9)
    expect((await slugs('with_tag=care,none')).toSorted()).toEqual(['nl/blog/article-2'])
    expect((await slugs('content_type=theme')).toSorted()).toEqual(['en/config/theme', 'nl/config/theme'])
  })

  it.for(['starts_with', 'by_slugs', 'excluding_slugs', 'with_tag', 'content_type'])(
    'refuses a text no story can hold in %s',
    async (field) => {
      expect((await api.get(`${stories}?${field}=%00`)).status).toBe(422)
    },
  )

  it('sorts by what a story is and by what it says', async () => {
    const blog = 'starts_with=nl/blog/'
    const down = ['nl/blog/article-3', 'nl/blog/article-2', 'nl/blog/article-1']

    expect(await slugs(blog)).toEqual(down.toReversed())
    expect(await slugs(`${blog}&sort_by=position:asc`)).toEqual(down)
    expect(await slugs(`${blog}&sort_by=name:desc`)).toEqual(down)
    expect(await slugs(`${blog}&sort_by=slug:desc`)).toEqual(down)
    expect(await slugs(`${blog}&sort_by=content.date:desc`)).toEqual(down)
    expect(await slugs(`${blog}&sort_by=content.none:desc`)).toHaveLength(3)
    for (const field of ['created_at', 'updated_at', 'published_at', 'first_published_at']) {
      expect(await slugs(`${blog}&sort_by=${field}:desc`)).toHaveLength(3)
    }
  })

  it('delivers relations of all stories of the page', async () => {
    const { body } = await api.get(`${stories}?starts_with=nl/&resolve_relations=blog-article.article`)

    expect(body.rels.map(({ uuid }) => uuid).toSorted()).toEqual([uuidOf(1), uuidOf(2)])
  })

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=100001',
    'page=99999999999999999999',
    'per_page=0',
    'per_page=101',
    'per_page=1e3',
    'sort_by=position',
    'sort_by=password:asc',
    'sort_by=name:asc;drop%20table%20story',
    'sort_by=content.a%27b:asc',
    'by_uuids=7',
    'version=all',
    'is_startpage=maybe',
    'sort_by=content.date:asc:text',
    'sort_by=name:asc,password:desc',
    'by_ids=one',
    'excluding_ids=1,x',
    'level=0',
    'published_at_gt=yesterday',
    'updated_at_lt=2026-13-41',
    'resolve_links=all',
    'resolve_links_level=3',
    'language=xx',
    'fallback_lang=klingon',
    'in_workflow_stages=review',
    'resolve_assets=all',
    'colour=red',
    'filter_query=red',
    'filter_query[title]=red',
    'filter_query[title][equals]=red',
    'filter_query[title][is]=red',
    'filter_query[date][gt_date]=soon',
    'filter_query[readingMinutes][gt_int]=1.5',
    'filter_query[readingMinutes][lt_float]=many',
    'filter_query[a%27b][in]=1',
    'filter_query[__or][first][title][in]=1',
    'filter_query[__or][0][title]=1',
    `filter_query[title][in]=${'x,'.repeat(101)}`,
    `filter_query[${'a.'.repeat(20)}a][in]=1`,
    Array.from({ length: 21 }, (_, index) => `filter_query[f${index}][in]=1`).join('&'),
    `search_term=${'x'.repeat(201)}`,
    `starts_with=${'x'.repeat(301)}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await api.get(`${stories}?${query}`)

    expect(status).toBe(422)
    expect(body).toEqual(expect.arrayContaining([expect.stringMatching(/^\w+.*: ./)]))
  })
})
