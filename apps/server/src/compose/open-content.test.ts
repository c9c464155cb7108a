import { putStories } from '@vonk/content/stories'
import { createOutbox, type Outbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent } from './open-content.ts'

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

describe('openContent', () => {
  it('shows what was published a moment ago, though it keeps stories in memory [CMS-01]', async () => {
    const content = await openContent({ db: database.db, outbox, log, space: null, tokens })
    const read = async () => (await content.source.find({ slug: 'nl/about' }, 'published'))?.name ?? null
    expect(await read()).toBeNull()

    await putStories(database.db, [aStory('About us')])
    await expect.poll(read).toBe('About us')
    await putStories(database.db, [aStory('About Vonk')])
    await expect.poll(read).toBe('About Vonk')
    await content.close()
  })

  it('hands out no drafts without a preview token [CMS-15]', async () => {
    const content = await openContent({ db: database.db, outbox, log, space: null, tokens })

    expect(content.tokens).toEqual(tokens)
    await content.close()
  })
})
