import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, testTokens, uuidOf } from './testing.ts'

let api: ContentApi
let client: StoryblokClient

beforeAll(async () => {
  api = await openContentApi()
  client = new StoryblokClient({
    accessToken: testTokens.previewToken,
    endpoint: 'http://localhost/api/ext/storyblok',
    cache: { type: 'none' },
    maxRetries: 0,
    fetch: (input, init) => api.fetch(new Request(input, init)),
  })
})
afterAll(() => api.close())

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

  it('learns that a story is not there', async () => {
    await expect(client.get('cdn/stories/nl/none')).rejects.toMatchObject({ status: 404 })
  })
})
