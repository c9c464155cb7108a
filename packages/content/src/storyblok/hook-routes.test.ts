import { createHmac } from 'node:crypto'
import { emptyTables, openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spaceHookRoutes } from './hook-routes.ts'
import { announceSpaceVersion } from './space-changes.ts'

const hookSecret = 'between-the-space-and-us'
let api: TestApi
beforeAll(async () => {
  api = await openTestApi((db) => spaceHookRoutes({ db, hookSecret }))
})
afterAll(() => api.close())
beforeEach(() => emptyTables(api.db, ['outbox_event']))

const body = JSON.stringify({ text: 'Anna published nl/home', action: 'published', story_id: 7, space_id: 88 })
const signatureOf = (text: string, secret = hookSecret) => createHmac('sha1', secret).update(text).digest('hex')

type Called = { readonly query?: string; readonly signature?: string; readonly text?: string }

async function call({ query = '', signature, text = body }: Called = {}) {
  const request = new Request(`http://localhost/api/ext/storyblok/hook${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'webhook-signature': signature }) },
    body: text,
  })
  const response = await api.fetch(request)
  // What a test reads of it fails the test when it is not there.
  const { result } = (await response.json()) as { result: unknown }
  return { status: response.status, result }
}

async function announced() {
  const { rows } = await api.db.execute<{ topic: string }>(sql`select topic from outbox_event order by id`)
  return rows.map(({ topic }) => topic)
}

const everything = ['space-changed', 'pages-outdated']

describe('POST /api/ext/storyblok/hook', () => {
  it('has every process read the space and make its pages anew', async () => {
    expect(await call({ query: `?secret=${hookSecret}` })).toEqual({ status: 200, result: true })
    expect(await announced()).toEqual(everything)
  })

  it('takes the signature of its body in the place of the secret', async () => {
    expect((await call({ signature: signatureOf(body) })).status).toBe(200)
    for (const action of ['unpublished', 'release_merged', 'branch_deployed']) {
      const text = JSON.stringify({ story_id: 7, action })
      expect((await call({ signature: signatureOf(text), text })).status, action).toBe(200)
    }
    expect(await announced()).toHaveLength(8)
  })

  it('does nothing else when it is sent again', async () => {
    const again = { signature: signatureOf(body) }
    expect([(await call(again)).status, (await call(again)).status]).toEqual([200, 200])
    expect(new Set(await announced())).toEqual(new Set(everything))
  })

  it('believes nobody else, and says why in the words of the contract', async () => {
    expect(await call()).toEqual({ status: 403, result: 'Missing query param: secret' })
    const wrong: Called[] = [
      { query: '?secret=guess' },
      { query: '?secret=', signature: signatureOf(body, 'another secret') },
      { signature: signatureOf(`${body} `) },
      { signature: signatureOf(body).toUpperCase() },
      { query: `?secret=${hookSecret}`, signature: 'forged' },
      { query: '?secret=guess', signature: signatureOf(body) },
    ]
    for (const called of wrong)
      expect(await call(called), JSON.stringify(called)).toEqual({ status: 403, result: 'Invalid secret' })
    for (const text of ['', 'x', '[]', '{"story_id":7}'])
      expect((await call({ query: `?secret=${hookSecret}`, text })).status, text).toBe(400)
    expect(await announced()).toEqual([])
  })

  it('believes nobody at all where no secret is agreed upon', async () => {
    const other = await openTestApi((db) => spaceHookRoutes({ db, hookSecret: null }))
    const request = new Request('http://localhost/api/ext/storyblok/hook?secret=null', { method: 'POST', body })

    expect((await other.fetch(request)).status).toBe(403)
    await other.close()
  })
})

describe('GET /api/ext/storyblok/full', () => {
  const get = (query: string) => api.fetch(new Request(`http://localhost/api/ext/storyblok/full${query}`))

  it('has everything read anew, for who knows the secret', async () => {
    expect((await get('')).status).toBe(403)
    expect((await get('?secret=guess')).status).toBe(403)
    expect(await announced()).toEqual([])
    expect((await get(`?secret=${hookSecret}`)).status).toBe(200)
    expect(await announced()).toEqual(everything)
  })
})

describe('announceSpaceVersion', () => {
  it('tells of a version once, whichever process sees it first', async () => {
    const tell = (version: number) => announceSpaceVersion(api.db, version)

    expect((await Promise.all([tell(7), tell(7), tell(7)])).toSorted()).toEqual([false, false, true])
    expect(await tell(8)).toBe(true)
    expect(await announced()).toHaveLength(4)
  })
})
