import { aTheme } from '@vonk/contract/content/testing'
import { openTestApi, type TestApi } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDirectory } from '../api/testing.ts'
import { createLocalSource, putStories } from '../stories/index.ts'
import { aStoryToPut } from '../stories/testing.ts'
import { waitingRoomRoutes } from './routes.ts'
import { createWaitingLine } from './waiting-line.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi((db) => {
    const line = createWaitingLine({ db, secret: new Uint8Array(32), mayTakePlace: async () => true })
    return waitingRoomRoutes({ source: createLocalSource({ db }), directory: testDirectory, line })
  })
  const theme = (view: string, landingPage: string) =>
    aStoryToPut({ view, path: 'config/theme', name: 'Theme', content: aTheme({ landingPage }) })
  await putStories(api.db, [theme('nl', ''), theme('en', '/please-wait')])
})
afterAll(() => api.close())

async function readResult(response: Response): Promise<unknown> {
  // Every answer has this envelope.
  return ((await response.json()) as { result: unknown }).result
}

async function enter(path: string) {
  const request = new Request('http://localhost/api/ext/waiting-room', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ host: 'localhost', path }),
  })
  return readResult(await api.fetch(request))
}

describe('POST /api/ext/waiting-room', () => {
  it.each(['/en/', '/en/girls/', '/en/cart/', '/en/search/'])(
    'has visitors of %s wait [CMS-06] [CMS-21]',
    async (path) => {
      expect(await enter(path)).toMatchObject({ isWaiting: true, place: expect.any(String) })
    },
  )

  it.each(['/en/login/', '/en/my-account/', '/en/my-account/orders/', '/en/checkout/', '/en/checkout-return/'])(
    'leaves %s alone [CMS-21] [CMS-23]',
    async (path) => {
      expect(await enter(path)).toEqual({ isWaiting: false })
    },
  )

  it('has nobody wait where editors name no page for it [CMS-06]', async () => {
    expect(await enter('/girls/')).toEqual({ isWaiting: false })
  })
})

describe('GET /api/ext/waiting-room', () => {
  it('names the views that have a line', async () => {
    const response = await api.fetch(new Request('http://localhost/api/ext/waiting-room'))

    expect(await readResult(response)).toEqual({ views: ['en'] })
  })
})
