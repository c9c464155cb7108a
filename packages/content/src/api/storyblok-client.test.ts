import { type RunningServer, serve } from '@vonk/platform/http'
import { aLog } from '@vonk/testkit'
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, testTokens, uuidOf } from './testing.ts'

let api: ContentApi
let server: RunningServer
let client: StoryblokClient

function aClient(accessToken: string) {
  const endpoint = `http://127.0.0.1:${server.port}/api/ext/storyblok`
  return new StoryblokClient({ accessToken, endpoint, cache: { type: 'none' }, maxRetries: 0 })
}

beforeAll(async () => {
  api = await openContentApi()
  server = await serve({ port: 0, hostname: '127.0.0.1', log: aLog().log, fetch: (request) => api.fetch(request) })
  client = aClient(testTokens.previewToken)
})
afterAll(async () => {
  await server.close()
  await api.close()
})

describe('storyblok-js-client', () => {
  it('reads a story by slug and by id [CMS-30]', async () => {
    const { data } = await client.get('cdn/stories/nl/about', { version: 'published' })

    expect(data.story).toMatchObject({ full_slug: 'nl/about', content: { component: 'page', title: 'About us' } })
    expect((await client.get(`cdn/stories/${data.story.id}`)).data.story).toEqual(data.story)
  })

  it('reads a draft with the preview token [CMS-15] [CMS-30]', async () => {
    const { data } = await client.get('cdn/stories/nl/soon', { version: 'draft', from_release: '7' })

    expect(data.story.name).toBe('Soon')
  })

  it('puts resolved relations into the content [CMS-05] [CMS-30]', async () => {
    const { data } = await client.get('cdn/stories/nl/home', { resolve_relations: 'blog-article.article' })

    expect(data.story.content).toMatchObject({
      body: [{ article: { uuid: uuidOf(1), content: { title: 'Article 1' } } }],
    })
  })

  it('pages through all stories by the total it is told', async () => {
    const first = await client.get('cdn/stories', { starts_with: 'nl/', per_page: 2 })
    const all = await client.getAll('cdn/stories', { starts_with: 'nl/', per_page: 2, sort_by: 'full_slug:asc' })

    expect(first.total).toBe(6)
    expect(all.map((story) => story.full_slug)).toEqual([
      'nl/about',
      'nl/blog/article-1',
      'nl/blog/article-2',
      'nl/blog/article-3',
      'nl/config/theme',
      'nl/home',
    ])
  })

  it('filters with objects and lists of alternatives', async () => {
    const slugsOf = async (params: object) =>
      (await client.getStories({ sort_by: 'full_slug:asc', ...params })).data.stories.map((story) => story.full_slug)

    expect(await slugsOf({ filter_query: { component: { in: 'blog-page' }, author: { is: 'empty' } } })).toEqual([
      'nl/blog/article-3',
    ])
    const __or = [{ title: { in: 'Article 1' } }, { title: { like: '*4' } }]
    expect(await slugsOf({ filter_query: { __or } })).toEqual(['en/blog/article-4', 'nl/blog/article-1'])
    expect(await slugsOf({ search_term: 'merino' })).toEqual(['nl/blog/article-2'])
  })

  it('puts resolved links into fields and texts', async () => {
    const { data } = await client.get('cdn/stories/nl/blog/article-1', { resolve_links: 'story' })
    expect(data.story.content.body[0].buttons[0].link.story).toMatchObject({ content: { title: 'About us' } })

    const { data: text } = await client.get('cdn/stories/nl/blog/article-2', { resolve_links: 'url' })
    const [mark] = text.story.content.body[0].text.content[0].content[0].marks
    expect(mark.attrs.story).toMatchObject({ full_slug: 'nl/about' })
  })

  it('reads links, tags and the version of the space', async () => {
    const links = await client.getAll('cdn/links', { per_page: 4, version: 'published' })

    expect(links.map((link) => link['slug'])).toContain('de/ueber-uns')
    expect(links).toHaveLength(10)
    expect((await client.get('cdn/tags')).data).toMatchObject({ tags: [{ name: 'care' }, { name: 'wool' }] })
    expect((await client.get('cdn/spaces/me')).data.space.version).toBeGreaterThan(1_700_000_000)
  })

  it('learns that a story is not there, a token is wrong or a parameter unknown', async () => {
    await expect(client.get('cdn/stories/nl/none')).rejects.toMatchObject({ status: 404 })
    await expect(aClient('guess').get('cdn/stories/nl/home')).rejects.toMatchObject({ status: 401 })
    const unknown: object = { colour: 'red' }
    await expect(client.get('cdn/stories', unknown)).rejects.toMatchObject({ status: 422 })
  })
})
