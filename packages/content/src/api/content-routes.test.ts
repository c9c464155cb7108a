import { openTestApi } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSource } from '../source/testing.ts'
import { contentRoutes } from './content-routes.ts'
import { testDirectory, testTokens, uuidOf } from './testing.ts'

type Api = Awaited<ReturnType<typeof openTestApi>>

const { source, state } = aSource()
let api: Api
beforeAll(async () => {
  api = await openTestApi(() => contentRoutes({ source, directory: testDirectory, tokens: testTokens }))
})
afterAll(() => api.close())

const calls = [
  'storyblok/story/nl/about',
  'storyblok/story/nl/config/theme',
  `storyblok/get-by-uuid?uuid=${uuidOf(1)}`,
  'storyblok/cdn/stories/nl/about',
  'storyblok/cdn/stories',
  'storyblok/cdn/links',
  'storyblok/cdn/tags',
  'storyblok/cdn/spaces/me',
  'storyblok/cdn/datasource_entries',
  'blog/list',
]

describe('whenAvailable', () => {
  it.each(calls)(
    'answers 503 to %s while the service that keeps the stories is away, and leaves a line in the log',
    async (path) => {
      state.isUnavailable = true
      const response = await api.fetch(new Request(`http://localhost/api/ext/${path}`))

      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject(
        path.includes('/cdn/')
          ? { error: 'The content service is not available for a moment.' }
          : { code: 503, meta: { refusal: 'content-unavailable' } },
      )
      expect(api.lines.at(-1)).toMatchObject({ level: 'error', msg: 'stories cannot be read' })
    },
  )

  it('answers again as soon as it is back', async () => {
    state.isUnavailable = false

    expect((await api.fetch(new Request('http://localhost/api/ext/storyblok/story/nl/about'))).status).toBe(200)
  })
})
