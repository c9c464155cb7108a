import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editorToken } from '../preview/index.ts'
import { type ContentApi, openContentApi, testNow, testTokens, uuidOf } from './testing.ts'

let api: ContentApi
beforeAll(async () => {
  api = await openContentApi()
})
afterAll(() => api.close())

const inView = (code: string) => ({ 'x-vs-store-code': code })

describe('GET /api/ext/storyblok/story/{slug}', () => {
  it('answers result.story with content, full slug and id [CMS-02] [CMS-27]', async () => {
    const { status, body } = await api.get('storyblok/story/nl/about')

    expect(status).toBe(200)
    expect(body).toMatchObject({
      code: 200,
      result: {
        story: {
          id: expect.any(Number),
          uuid: uuidOf(12),
          name: 'About us',
          slug: 'about',
          full_slug: 'nl/about',
          content: { component: 'page', _uid: 'page-1' },
          tag_list: [],
        },
      },
    })
  })

  it('looks in the view that asks when no store code is in front [CMS-27]', async () => {
    const slugOf = async (path: string, code?: string) =>
      (await api.get(path, code ? inView(code) : {})).body.result.story.full_slug

    expect(await slugOf('storyblok/story/about')).toBe('nl/about')
    expect(await slugOf('storyblok/story/ueber-uns', 'de')).toBe('de/ueber-uns')
    expect(await slugOf('storyblok/story/ueber-uns?storeCode=de')).toBe('de/ueber-uns')
    expect(await slugOf('storyblok/story/nl/about', 'de')).toBe('nl/about')
  })

  it('is home at the root and under the code of a view', async () => {
    const slugOf = async (path: string, code = 'nl') => (await api.get(path, inView(code))).body.result.story.full_slug

    expect(await slugOf('storyblok/story/')).toBe('nl/home')
    expect(await slugOf('storyblok/story')).toBe('nl/home')
    expect(await slugOf('storyblok/story/', 'en')).toBe('en/home')
    expect(await slugOf('storyblok/story/en')).toBe('en/home')
    expect(await slugOf('storyblok/story/en/')).toBe('en/home')
  })

  it('resolves the articles a story refers to [CMS-05]', async () => {
    const { body } = await api.get('storyblok/story/nl/home')

    const article = { uuid: uuidOf(1), full_slug: 'nl/blog/article-1', content: { title: 'Article 1' } }
    expect(body.result.story.content).toMatchObject({ body: [{ component: 'blog-article', article }] })
  })

  it('names the same page in other views', async () => {
    const { body } = await api.get('storyblok/story/nl/about')

    expect(body.result.story.alternates).toMatchObject([{ full_slug: 'de/ueber-uns', published: true }])
  })

  it('answers 404 with story false for what is not there or not published', async () => {
    for (const slug of ['nl/none', 'nl/soon', 'fr/about', 'about/', 'en/about', 'NL/about', 'nl']) {
      const { status, body } = await api.get(`storyblok/story/${slug}`, inView('en'))
      if (slug === 'nl') expect(status).toBe(200)
      else expect({ status, body }).toMatchObject({ status: 404, body: { code: 404, result: { story: false } } })
    }
  })

  it('shows no drafts, whatever is asked', async () => {
    const { status } = await api.get('storyblok/story/nl/soon?version=draft&token=preview-secret')

    expect(status).toBe(404)
  })
})

describe('GET /api/ext/storyblok/story/{storeCode}/config/theme', () => {
  it('answers the theme of the view, its articles resolved [CMS-04] [CMS-05] [CMS-28]', async () => {
    const { body } = await api.get('storyblok/story/nl/config/theme')

    expect(body.result.story).toMatchObject({
      full_slug: 'nl/config/theme',
      content: {
        component: 'theme',
        header: {},
        footer: { socialMedia: [{}], newsletter: {}, linkLists: [{}], additionalRows: [{}] },
        menu: { items: [{ promo: { component: 'blog-article', article: { content: { title: 'Article 2' } } } }] },
        uspBar: { usps: [{ label: 'Free returns' }], animate: true },
        search: { sections: [{}] },
        landingPage: '',
      },
    })
  })

  it('takes the view from the header when the path does not name it [CMS-04]', async () => {
    expect((await api.get('storyblok/story/config/theme', inView('en'))).body.result.story.full_slug).toBe(
      'en/config/theme',
    )
    expect((await api.get('storyblok/story/de/config/theme')).status).toBe(404)
    expect((await api.get('storyblok/story/fr/config/theme')).status).toBe(404)
  })
})

describe('GET /api/ext/storyblok/get-by-uuid', () => {
  it('answers a list of stories, in the order asked for [CMS-29]', async () => {
    const { status, body } = await api.get(`storyblok/get-by-uuid?uuid=${uuidOf(13)},${uuidOf(99)},${uuidOf(12)}`)

    expect(status).toBe(200)
    expect(body.result.stories).toMatchObject([{ full_slug: 'de/ueber-uns' }, { full_slug: 'nl/about' }])
  })

  it('answers 404 with an empty list when none is there or published [CMS-19]', async () => {
    for (const number of [99, 16]) {
      expect(await api.get(`storyblok/get-by-uuid?uuid=${uuidOf(number)}`)).toMatchObject({
        status: 404,
        body: { code: 404, result: { stories: [] } },
      })
    }
  })

  it('refuses what is no uuid', async () => {
    for (const query of ['', '?uuid=', '?uuid=7', `?uuid=${uuidOf(1)},x`]) {
      expect((await api.get(`storyblok/get-by-uuid${query}`)).status).toBe(400)
    }
  })
})

describe('GET /api/ext/storyblok/validate-editor', () => {
  const timestamp = String(Math.floor(testNow.getTime() / 1000) - 60)
  const token = editorToken({ spaceId: '88', timestamp }, testTokens.previewToken)

  it('gives the preview token to an editor, under both names of the space [CMS-26]', async () => {
    for (const name of ['space_id', 'spaceId']) {
      const { response, body } = await api.get(
        `storyblok/validate-editor/?${name}=88&timestamp=${timestamp}&token=${token}`,
      )

      expect(body).toMatchObject({ code: 200, result: { previewToken: 'preview-secret', error: false } })
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('refuses anybody else', async () => {
    for (const query of [
      '',
      '?space_id=88',
      `?space_id=89&timestamp=${timestamp}&token=${token}`,
      `?space_id=88&timestamp=${Number(timestamp) - 3600}&token=${token}`,
      `?space_id=88&timestamp=${timestamp}&token=${token.slice(1)}`,
      `?space_id=88&timestamp=${timestamp}&token=%20`,
    ]) {
      expect(await api.get(`storyblok/validate-editor${query}`)).toMatchObject({
        status: 403,
        body: { code: 403, result: { error: 'Unauthorized editor' } },
      })
    }
  })
})

describe('GET /api/ext/blog/list', () => {
  const list = async (query: string, code = 'nl') => (await api.get(`blog/list${query}`, inView(code))).body.result

  it('answers total and stories, newest first, without their bodies [CMS-11] [CMS-31]', async () => {
    const { total, stories } = await list('?storeCode=nl&slug=blog&size=2&offset=0')

    expect(total).toBe(3)
    expect(stories).toMatchObject([{ content: { title: 'Article 3' } }, { content: { title: 'Article 2' } }])
    expect(stories[0]?.content).not.toHaveProperty('body')
  })

  it('goes on from an offset [CMS-31]', async () => {
    expect(await list('?slug=blog&size=2&offset=1')).toMatchObject({
      total: 3,
      stories: [{ content: { title: 'Article 2' } }, { content: { title: 'Article 1' } }],
    })
    expect(await list('?slug=blog&size=2&offset=40')).toEqual({ total: 3, stories: [] })
  })

  it('belongs to the view that asks [CMS-31]', async () => {
    expect(await list('', 'en')).toMatchObject({ total: 1, stories: [{ full_slug: 'en/blog/article-4' }] })
    expect(await list('?storeCode=en')).toMatchObject({ total: 1 })
    expect(await list('?storeCode=default')).toMatchObject({ total: 3 })
    expect(await list('?slug=en/blog/')).toMatchObject({ total: 1 })
  })

  it('can be about one thing', async () => {
    expect(await list('?tag=care')).toMatchObject({ total: 1, stories: [{ name: 'Article 2' }] })
    expect(await list('?tag=none')).toEqual({ total: 0, stories: [] })
  })

  it('refuses a view that is not there and pages that are none', async () => {
    expect(await api.get('blog/list?storeCode=fr')).toMatchObject({
      status: 404,
      body: { meta: { refusal: 'view-unknown' } },
    })
    for (const query of [
      '?size=0',
      '?size=101',
      '?size=x',
      '?offset=-1',
      '?offset=1e99',
      '?offset=99999999999999999',
    ]) {
      expect((await api.get(`blog/list${query}`)).status).toBe(400)
    }
  })
})

describe('a theme named by the view in its path', () => {
  it('is that view’s, whoever asks for it [CMS-28]', async () => {
    const { body } = await api.get('storyblok/story/en/config/theme', inView('nl'))

    expect(body.result.story.full_slug).toBe('en/config/theme')
  })
})
