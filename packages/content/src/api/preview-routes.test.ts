import type { StoryDto } from '@vonk/contract'
import { aPage } from '@vonk/contract/content/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, testTokens, uuidOf } from './testing.ts'

let api: ContentApi
let draftId: number
beforeAll(async () => {
  api = await openContentApi()
  const { body } = await api.get(`storyblok/cdn/stories/nl/soon?version=draft&token=${testTokens.previewToken}`)
  draftId = body.story.id
})
afterAll(() => api.close())

// What a test reads of it fails the test when it is not there.
type Answer = { result: { story: StoryDto & { content: Record<string, unknown> } }; meta?: { refusal: string } }

async function preview(body: object) {
  const asked = { id: draftId, token: testTokens.previewToken, ...body }
  const request = new Request('http://localhost/api/ext/storyblok/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const response = await api.fetch(request)
  const { result, meta } = (await response.json()) as Answer
  return {
    status: response.status,
    story: result.story,
    refusal: meta?.refusal,
    cache: response.headers.get('cache-control'),
  }
}

const teaser = (article: unknown) => ({ component: 'blog-article', _uid: 'teaser-9', article })

describe('POST /api/ext/storyblok/preview', () => {
  it('answers the saved draft with the stories it refers to, and no cache may keep it [CMS-15]', async () => {
    const { status, story, cache } = await preview({})

    expect([status, cache]).toEqual([200, 'no-store'])
    expect(story).toMatchObject({ full_slug: 'nl/soon', published_at: null })
    expect(story.content['body']).toMatchObject([{ article: { uuid: uuidOf(10), full_slug: 'nl/home' } }])
  })

  it('answers what is typed and not saved, whether it holds articles or their uuids [CMS-17]', async () => {
    const content = aPage({ title: 'Typed' })
    for (const article of [uuidOf(1), { uuid: uuidOf(1), content: { component: 'blog-page' } }]) {
      const { story } = await preview({ content: { ...content, body: [teaser(article)] } })

      expect(story.content).toMatchObject({ title: 'Typed', body: [{ article: { full_slug: 'nl/blog/article-1' } }] })
    }
    expect((await preview({})).story.content['title']).not.toBe('Typed')
  })

  it.each(['', 'public-key', 'guess'])('refuses whoever has no preview token but "%s"', async (token) => {
    expect(await preview({ token })).toMatchObject({ status: 403, refusal: 'editor-unauthorized', story: undefined })
  })

  it('refuses stories that are not there and content that cannot be understood', async () => {
    let deep: object = { component: 'columns', _uid: 'c' }
    for (let level = 0; level < 70; level += 1) deep = { component: 'columns', _uid: `c${level}`, columns: [deep] }

    expect(await preview({ id: 999_999 })).toMatchObject({ status: 404, refusal: 'story-not-found' })
    expect(await preview({ content: { component: 'wheel-of-fortune' } })).toMatchObject({
      status: 400,
      refusal: 'story-invalid',
    })
    expect((await preview({ content: deep })).status).toBe(400)
    expect((await preview({ content: { component: 'page', text: 'x'.repeat(1_000_000) } })).status).toBe(413)
  })
})
