import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, uuidOf } from './testing.ts'

let api: ContentApi
beforeAll(async () => {
  api = await openContentApi()
})
afterAll(() => api.close())

const stories = 'storyblok/cdn/stories'
const draft = 'version=draft&token=preview-secret'

async function numbers(query: string): Promise<string> {
  const { status, body } = await api.get(`${stories}?sort_by=full_slug:asc&starts_with=nl/blog/&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.stories.map(({ slug }) => slug.replace('article-', '')).join()
}

async function slugs(query: string): Promise<string[]> {
  const { body } = await api.get(`${stories}?per_page=100&sort_by=full_slug:asc&${query}`)
  return body.stories.map((story) => story.full_slug)
}

describe('filter_query', () => {
  it.each([
    ['[title][in]=Article 1', '1'],
    ['[title][in]=Article 1,Article 3,none', '1,3'],
    ['[author][in]=', '3'],
    ['[none][in]=', '1,2,3'],
    ['[title][not_in]=Article 1', '2,3'],
    ['[none][not_in]=x', '1,2,3'],
    ['[title][like]=*icle 2', '2'],
    ['[title][like]=ARTICLE*', '1,2,3'],
    ['[title][like]=cle 3', '3'],
    ['[title][like]=%', ''],
    ['[none][like]=*', ''],
    ['[author][like]=', '3'],
    ['[title][not_like]=*2', '1,3'],
    ['[author][is]=empty', '3'],
    ['[none][is]=empty', '1,2,3'],
    ['[author][is]=not_empty', '1,2'],
    ['[seo.noIndex][is]=false', '1,2,3'],
    ['[seo.noIndex][is]=true', ''],
    ['[seo.image][is]=null', '1,2,3'],
    ['[title][is]=not_null', '1,2,3'],
    ['[body][is]=not_empty_array', '1,2,3'],
    ['[body.0.buttons][is]=empty_array', ''],
    ['[title][is]=empty_array', ''],
    ['[body.0.component][in]=rich-text', '2'],
    ['[date][gt_date]=2026-09-01 00:00', '2,3'],
    ['[date][gt_date]=2026-09-01T23:59:00.000Z', '2,3'],
    ['[date][lt_date]=2026-09-02 00:01', '1,2'],
    ['[title][lt_date]=2026-09-02', ''],
    ['[readingMinutes][gt_int]=5', '2,3'],
    ['[readingMinutes][lt_int]=15', '1,2'],
    ['[title][gt_int]=0', ''],
    ['[readingMinutes][gt_float]=9.5', '2,3'],
    ['[readingMinutes][lt_float]=10.5', '1,2'],
  ])('%s', async (condition, found) => {
    expect(await numbers(`filter_query${condition.replaceAll(' ', '%20').replace('=%', '=%25')}`)).toBe(found)
  })

  it('joins conditions with and, alternatives with or', async () => {
    const later = 'filter_query[date][gt_date]=2026-09-01 00:00'
    const or = 'filter_query[__or][]'

    expect(await numbers(`${later}&filter_query[author][is]=empty`)).toBe('3')
    expect(await numbers(`${or}[title][in]=Article 1&${or}[author][is]=empty`)).toBe('1,3')
    expect(await numbers(`${or}[title][in]=Article 1&${or}[title][in]=Article 2`)).toBe('1,2')
    expect(await numbers(`${later}&${or}[title][in]=Article 1&${or}[title][in]=Article 2`)).toBe('2')
  })

  it('takes conditions with one number for one alternative', async () => {
    const or = (number: number) => `filter_query[__or][${number}]`
    const first = `${or(0)}[title][in]=Article 2&${or(0)}[author][is]=empty`

    expect(await numbers(first)).toBe('')
    expect(await numbers(`${first}&${or(1)}[title][in]=Article 1`)).toBe('1')
    expect(
      await numbers(`${or(0)}[title][in]=Article 3&${or(0)}[author][is]=empty&${or(7)}[title][in]=Article 1`),
    ).toBe('1,3')
  })

  it('finds lists by any and by all of their entries', async () => {
    const carousel = (operation: string) => slugs(`filter_query[body.0.skus]${operation}`)

    expect(await carousel('[any_in_array]=VK1,VK9')).toEqual(['nl/about'])
    expect(await carousel('[in_array]=VK2')).toEqual(['nl/about'])
    expect(await carousel('[all_in_array]=VK1,VK2')).toEqual(['nl/about'])
    expect(await carousel('[all_in_array]=VK1,VK9')).toEqual([])
    expect(await slugs('filter_query[title][any_in_array]=About us')).toEqual([])
  })

  it('takes no value for a pattern or a statement', async () => {
    for (const value of ["'", "');drop table story;--", '\\', '%', '_______ _', '{}', '$1']) {
      for (const operation of ['in', 'like', 'any_in_array', 'all_in_array']) {
        expect(await numbers(`filter_query[title][${operation}]=${encodeURIComponent(value)}`), value).toBe('')
      }
    }
    expect(await slugs('')).toHaveLength(10)
  })
})

describe('selection', () => {
  it('finds by words in names, slugs and texts, not in the names of blocks', async () => {
    expect(await slugs('search_term=merino')).toEqual(['nl/blog/article-2'])
    expect(await slugs('search_term=Warm MERINO')).toEqual(['nl/blog/article-2'])
    expect(await slugs('search_term=merino cold')).toEqual(['nl/blog/article-2'])
    expect(await slugs('search_term=merino zebra')).toEqual([])
    expect(await slugs('search_term=ueber')).toEqual(['de/ueber-uns'])
    expect(await slugs('search_term=%C3%BCber')).toEqual(['de/ueber-uns'])
    expect(await slugs('search_term=rich-text')).toEqual([])
    expect(await slugs('search_term=%25')).toEqual([])
    expect(await slugs('search_term=%20')).toHaveLength(10)
  })

  it('finds and leaves out by id', async () => {
    const { body } = await api.get(`${stories}?by_uuids=${uuidOf(12)},${uuidOf(13)}`)
    const ids = body.stories.map(({ id }) => id)

    expect(await slugs(`by_ids=${ids}`)).toEqual(['de/ueber-uns', 'nl/about'])
    expect(await slugs(`by_ids=${ids[0]},999999`)).toHaveLength(1)
    expect(await slugs('by_ids=')).toEqual([])
    expect(await slugs(`excluding_ids=${ids}`)).toHaveLength(8)
    expect(await slugs('excluding_ids=')).toHaveLength(10)
  })

  it('finds by the depth of the slug', async () => {
    expect(await slugs('level=1')).toEqual([])
    expect(await slugs('level=2')).toEqual(['de/ueber-uns', 'en/home', 'nl/about', 'nl/home'])
    expect(await slugs('level=3')).toHaveLength(6)
  })

  it('finds by when a story was published or changed', async () => {
    for (const field of ['published_at', 'first_published_at']) {
      expect(await slugs(`${field}_gt=2026-10-01 07:59`)).toHaveLength(10)
      expect(await slugs(`${field}_gt=2026-10-01 08:00`)).toEqual([])
      expect(await slugs(`${field}_lt=2026-10-01T10:00:01%2B02:00`)).toHaveLength(10)
      expect(await slugs(`${field}_lt=2026-10-01`)).toEqual([])
    }
    expect(await slugs('updated_at_gt=2026-01-01')).toHaveLength(10)
    expect(await slugs('updated_at_lt=2026-01-01 00:00')).toEqual([])
  })

  it('sorts by numbers, by several fields and by id', async () => {
    const blog = async (sort: string) => {
      const { body } = await api.get(`${stories}?filter_query[component][in]=blog-page&sort_by=${sort}`)
      return body.stories.map(({ slug }) => slug.replace('article-', '')).join('')
    }

    expect(await blog('content.readingMinutes:asc')).toBe('2341')
    expect(await blog('content.readingMinutes:asc:int')).toBe('1234')
    expect(await blog('content.readingMinutes:desc:float')).toBe('4321')
    expect(await blog('content.seo.noIndex:asc,content.date:desc')).toBe('4321')
    expect(await blog('content.component:asc,name:asc')).toBe('1234')
    expect(await blog('id:desc')).toBe('4321')
    expect(await blog('sort_by_date:desc')).toBe('1234')
  })
})

describe('delivery of a story', () => {
  it('is in the language asked for, else in the other one, else in its own', async () => {
    const nameIn = async (slug: string, query: string) =>
      (await api.get(`${stories}/${slug}?${query}`)).body.story.full_slug

    expect(await nameIn('nl/about', 'language=de')).toBe('de/ueber-uns')
    expect(await nameIn('nl/about', 'language=en&fallback_lang=de')).toBe('de/ueber-uns')
    expect(await nameIn('nl/about', 'language=nl&fallback_lang=de')).toBe('nl/about')
    expect(await nameIn('nl/about', 'language=en')).toBe('nl/about')
    expect(await nameIn('nl/about', 'language=default')).toBe('nl/about')
    const { body } = await api.get(`${stories}?language=de&by_slugs=nl/about,nl/home&sort_by=full_slug:asc`)
    expect(body.stories.map((story) => story.full_slug)).toEqual(['de/ueber-uns', 'nl/home'])
  })

  it('brings along the stories it links to, by slug and by uuid', async () => {
    for (const number of [1, 2]) {
      const asStory = await api.get(`${stories}/nl/blog/article-${number}?resolve_links=story`)
      expect(asStory.body.links).toMatchObject([{ uuid: uuidOf(12), content: { title: 'About us' } }])
      for (const kind of ['url', 'link']) {
        const { body } = await api.get(`${stories}/nl/blog/article-${number}?resolve_links=${kind}`)
        expect(body.links).toEqual([
          expect.objectContaining({ uuid: uuidOf(12), name: 'About us', slug: 'nl/about', url: 'nl/about' }),
        ])
      }
    }
    expect((await api.get(`${stories}/nl/blog/article-1`)).body.links).toEqual([])
  })

  it('follows links of linked stories where two levels are asked for', async () => {
    const home = `${stories}/nl/about?resolve_links=url`

    expect((await api.get(home)).body.links.map((link) => link['slug'])).toEqual(['nl/blog/article-2'])
    const { body } = await api.get(`${home}&resolve_links_level=2`)
    expect(body.links.map((link) => link['slug'])).toEqual(['nl/blog/article-2', 'nl/about'])
  })

  it('leaves out fields of the story, but not what it is known by', async () => {
    const { body } = await api.get(`${stories}/nl/about?excluding_story_fields=alternates,name,id,uuid,content,none`)

    expect(body.story).toMatchObject({ id: expect.any(Number), uuid: uuidOf(12), full_slug: 'nl/about' })
    expect(Object.keys(body.story)).not.toContain('alternates')
    expect(Object.keys(body.story)).not.toContain('name')
    expect(body.story.content.component).toBe('page')
  })

  it('follows relations of related stories where two levels are asked for', async () => {
    const start = `${stories}/nl/soon?${draft}&resolve_relations=blog-article.article`

    expect((await api.get(start)).body.rels.map(({ uuid }) => uuid)).toEqual([uuidOf(10)])
    const { body } = await api.get(`${start}&resolve_level=2`)
    expect(body.rels.map(({ uuid }) => uuid)).toEqual([uuidOf(10), uuidOf(1)])
  })

  it('takes a field that holds no stories for one without relations', async () => {
    const { status, body } = await api.get(`${stories}/nl/about?resolve_relations=page.title`)

    expect({ status, rels: body.rels }).toEqual({ status: 200, rels: [] })
  })
})
