import { serve } from '@vonk/platform/http'
import { createOutbox, type Outbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putStories } from '../stories/index.ts'
import { type OpenContent, openContent } from './open-content.ts'

let database: TestDatabase
let outbox: Outbox
const { log } = aLog()
const tokens = { previewToken: null, publicToken: null }
beforeAll(async () => {
  database = await openTestDatabase()
  outbox = createOutbox({ db: database.db, url: database.url, log })
})
afterAll(async () => {
  await outbox.close()
  await database.close()
})

function aStory(title: string) {
  const content = { component: 'page', _uid: 'p', title } as const
  const uuid = '6f0d5b52-7c5e-4c27-9f4e-000000000001'
  const publishedAt = '2026-10-01T08:00:00.000Z'
  return { uuid, groupId: uuid, view: 'nl', path: 'about', name: title, content, publishedAt }
}

/** A space with one story, and a version that grows with it. */
async function aSpace() {
  const state = { name: 'First', cv: 1_790_000_000, asked: 0, isUnavailable: false }
  const server = await serve({
    port: 0,
    hostname: '127.0.0.1',
    log,
    async fetch(request) {
      if (state.isUnavailable) return new Response('away', { status: 503 })
      const isOne = new URL(request.url).pathname.endsWith('/nl/about')
      if (!isOne) return Response.json({ stories: [], cv: state.cv })
      state.asked += 1
      return Response.json({ story: spaceStory(state.name), cv: state.cv })
    },
  })
  return {
    token: 'space-token',
    endpoint: `http://127.0.0.1:${server.port}/v2`,
    asked: () => state.asked,
    change: (name: string) => Object.assign(state, { name, cv: state.cv + 1 }),
    goDown: () => Object.assign(state, { isUnavailable: true }),
    close: () => server.close(),
  }
}

function spaceStory(name: string) {
  const at = '2026-10-01T08:00:00.000Z'
  const uuid = '6f0d5b52-7c5e-4c27-9f4e-000000000001'
  return {
    ...{ id: 7, uuid, name, slug: 'about', full_slug: 'nl/about', created_at: at, published_at: at },
    ...{ first_published_at: at, position: 0, tag_list: [], is_startpage: false, parent_id: 0, group_id: uuid },
    ...{ alternates: [], content: { component: 'page', _uid: 'p', title: name } },
  }
}

describe('openContent', () => {
  it('shows what was published a moment ago, though it keeps stories in memory [CMS-01]', async () => {
    const content = await openContent({ db: database.db, outbox, log, space: null, hookSecret: null, tokens })
    const read = async () => (await content.source.find({ slug: 'nl/about' }, 'published'))?.name ?? null
    expect(await read()).toBeNull()

    await putStories(database.db, [aStory('About us')])
    await expect.poll(read).toBe('About us')
    await putStories(database.db, [aStory('About Vonk')])
    await expect.poll(read).toBe('About Vonk')
    await content.close()
  })

  it('asks a space whether anything is new, and tells every process', async () => {
    const space = await aSpace()
    const parts = { db: database.db, outbox, log, space, hookSecret: null, tokens, pollMs: 20 }
    const [one, two] = [await openContent(parts), await openContent({ ...parts, pollMs: 3_600_000 })]
    const read = async ({ source }: OpenContent) => (await source.find({ slug: 'nl/about' }, 'published'))?.name ?? null
    expect([await read(one), await read(two)]).toEqual(['First', 'First'])
    space.change('Second')

    await expect.poll(() => read(one)).toBe('Second')
    await expect.poll(() => read(two)).toBe('Second')
    const asked = space.asked()
    await read(two)
    expect(space.asked()).toBe(asked)
    space.goDown()
    expect(await read(one)).toBe('Second')
    await Promise.all([one.close(), two.close(), space.close()])
  })

  it('hands out no drafts without a preview token [CMS-15]', async () => {
    const content = await openContent({ db: database.db, outbox, log, space: null, hookSecret: null, tokens })

    expect(content.tokens).toEqual(tokens)
    await content.close()
  })
})
