import { randomUUID } from 'node:crypto'
import { aBlogPage, aPage } from '@vonk/contract/content/testing'
import { emptyTables, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StorySource } from '../source/index.ts'
import { createLocalSource } from './create-local-source.ts'
import { putStories, WrongStory } from './put-stories.ts'
import { aStoryToPut } from './testing.ts'

let database: TestDatabase
let source: StorySource

beforeAll(async () => {
  database = await openTestDatabase()
  source = createLocalSource({ db: database.db })
})
beforeEach(() => emptyTables(database.db, ['story', 'story_version', 'outbox_event'], { restartsNumbers: true }))
afterAll(() => database.close())

async function takeEvents() {
  const { rows } = await database.db.execute<{ payload: { view: string; slugs: string[] } }>(
    sql`with taken as (delete from outbox_event returning *) select payload from taken order by id`,
  )
  return rows.map(({ payload }) => `${payload.view}: ${payload.slugs.join(' ')}`)
}

describe('putStories', () => {
  it('stores stories as they are, published or not, and tells of them', async () => {
    const shown = aStoryToPut({ tags: ['a'], position: 3, isStartpage: true })
    const hidden = aStoryToPut({ path: 'hidden', publishedAt: null })

    expect(await putStories(database.db, [shown, hidden])).toBe(2)

    expect(await source.find({ uuid: shown.uuid }, 'published')).toMatchObject({
      fullSlug: 'nl/about',
      tags: ['a'],
      position: 3,
      isStartpage: true,
      groupId: shown.groupId,
      publishedAt: '2026-10-01T08:00:00.000Z',
      firstPublishedAt: '2026-10-01T08:00:00.000Z',
    })
    expect(await source.find({ uuid: hidden.uuid }, 'published')).toBeNull()
    expect(await source.find({ uuid: hidden.uuid }, 'draft')).not.toBeNull()
  })

  it('changes nothing when the same comes again, and only what differs when something does', async () => {
    const stories = [aStoryToPut(), aStoryToPut({ path: 'home' })]
    await putStories(database.db, stories)
    await takeEvents()
    const cv = await source.readCacheVersion()

    expect(await putStories(database.db, stories)).toBe(0)
    expect(await takeEvents()).toEqual([])
    expect(await source.readCacheVersion()).toBe(cv)

    const [first = aStoryToPut(), ...others] = stories
    expect(await putStories(database.db, [{ ...first, name: 'Who we are' }, ...others])).toBe(1)
    expect(await takeEvents()).toEqual(['nl: nl/about'])
    expect(await source.find({ uuid: first.uuid }, 'published')).toMatchObject({ id: 1, name: 'Who we are' })
  })

  it('moves a story that comes with another path, and replaces what stood there', async () => {
    const stays = aStoryToPut()
    const replaced = aStoryToPut({ path: 'contact' })
    await putStories(database.db, [stays, replaced])
    await takeEvents()

    await putStories(database.db, [{ ...stays, path: 'contact' }])

    expect(await source.find({ slug: 'nl/contact' }, 'published')).toMatchObject({ uuid: stays.uuid })
    expect(await source.find({ slug: 'nl/about' }, 'published')).toBeNull()
    expect(await source.find({ uuid: replaced.uuid }, 'draft')).toBeNull()
    expect(await takeEvents()).toEqual(['nl: nl/contact nl/about'])
  })

  it('replaces another translation of the same group in a view', async () => {
    const old = aStoryToPut()
    await putStories(database.db, [old])
    await takeEvents()

    await putStories(database.db, [aStoryToPut({ groupId: old.groupId, path: 'new' })])

    expect(await source.find({ uuid: old.uuid }, 'draft')).toBeNull()
    expect(await takeEvents()).toEqual(['nl: nl/about nl/new'])
  })

  it('stores nothing when one of them is wrong, and says which and where', async () => {
    const wrong = aStoryToPut({ path: 'wrong', content: { ...aPage(), title: '' } })

    const put = putStories(database.db, [aStoryToPut(), wrong])

    await expect(put).rejects.toThrow(WrongStory)
    await expect(put).rejects.toThrow(/nl\/wrong.*content\.title/)
    expect((await source.list({ version: 'draft', offset: 0, limit: 10 })).total).toBe(0)
  })

  it('takes hundreds at once', async () => {
    const articles = Array.from({ length: 1100 }, (_, index) =>
      aStoryToPut({ uuid: randomUUID(), path: `blog/article-${index}`, content: aBlogPage() }),
    )

    expect(await putStories(database.db, articles)).toBe(1100)
    expect((await takeEvents()).length).toBe(3)
    expect((await source.list({ version: 'published', offset: 1090, limit: 25 })).stories).toHaveLength(10)
  })

  it('does nothing with nothing', async () => {
    expect(await putStories(database.db, [])).toBe(0)
  })
})
