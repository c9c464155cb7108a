import { aBlogPage, aHero, aPage } from '@vonk/contract/content/testing'
import type { Result } from '@vonk/domain/result'
import { emptyTables, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StorySource } from '../source/index.ts'
import { type Content, createContent } from './content.ts'
import { createLocalSource } from './create-local-source.ts'
import { aStory, testViews } from './testing.ts'

let database: TestDatabase
let content: Content
let source: StorySource

beforeAll(async () => {
  database = await openTestDatabase()
  content = createContent({ db: database.db, views: testViews })
  source = createLocalSource({ db: database.db })
})
beforeEach(() => emptyTables(database.db, ['story', 'story_version', 'outbox_event'], { restartsNumbers: true }))
afterAll(() => database.close())

function done<Value>(outcome: Result<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

async function created(overrides: Parameters<typeof aStory>[0] = {}) {
  return done(await content.create(aStory(overrides)))
}

async function published(overrides: Parameters<typeof aStory>[0] = {}) {
  const { id } = await created(overrides)
  return done(await content.publish({ id }))
}

async function takeEvents() {
  const { rows } = await database.db.execute<{ payload: unknown }>(
    sql`with taken as (delete from outbox_event where topic = 'story-changed' returning *)
      select payload from taken order by id`,
  )
  return rows.map(({ payload }) => payload)
}

const titled = (title: string) => aStory({ content: aPage({ title }) })

describe('createContent', () => {
  it('shows a new story to its author only, and to everybody once it is published [CMS-15]', async () => {
    const { id, fullSlug } = await created()
    expect(await source.find({ slug: fullSlug }, 'published')).toBeNull()
    expect(await source.find({ slug: fullSlug }, 'draft')).toMatchObject({ id, publishedAt: null })

    await content.publish({ id })

    expect(await source.find({ slug: 'nl/about' }, 'published')).toMatchObject({
      id,
      name: 'About us',
      fullSlug: 'nl/about',
      content: { component: 'page', title: 'About us' },
      publishedAt: expect.stringMatching(/^\d{4}-/),
    })
  })

  it('keeps a change of the draft from shoppers until it is published too [CMS-15]', async () => {
    const { id } = await published()

    await content.saveDraft({ id }, titled('Who we are'))
    expect(await source.find({ id }, 'published')).toMatchObject({ content: { title: 'About us' } })
    expect(await source.find({ id }, 'draft')).toMatchObject({ content: { title: 'Who we are' } })

    await content.publish({ id })
    expect(await source.find({ id }, 'published')).toMatchObject({ content: { title: 'Who we are' } })
  })

  it('stores what was left out as its usual value, so that readers need not know it', async () => {
    const { id } = await created({ content: aPage({ body: [aHero()] }) })

    expect(await source.find({ id }, 'draft')).toMatchObject({
      content: { seo: { title: '' }, body: [{ align: 'start', width: { mobile: { current: 12, max: 12 } } }] },
    })
  })

  it('hides a story again and remembers when it was first seen', async () => {
    const { id } = await published()
    const first = (await source.find({ id }, 'published'))?.firstPublishedAt

    done(await content.unpublish({ id }))
    expect(await source.find({ id }, 'published')).toBeNull()
    expect(await source.find({ id }, 'draft')).toMatchObject({ publishedAt: null, firstPublishedAt: first })

    await content.publish({ id })
    expect((await source.find({ id }, 'published'))?.firstPublishedAt).toBe(first)
  })

  it('refuses a wrong story on save and says where it is wrong', async () => {
    const wrong = aStory({ content: { ...aPage(), body: [{ component: 'carousel-3d', _uid: 'x' }] } })

    expect(await content.create(wrong)).toMatchObject({
      ok: false,
      refusal: { code: 'story-invalid', issues: [{ path: 'content.body.0.component' }] },
    })
    const { id } = await created()
    expect(await content.saveDraft({ id }, wrong)).toMatchObject({ refusal: { code: 'story-invalid' } })
    expect(await source.find({ id }, 'draft')).toMatchObject({ content: { title: 'About us' } })
  })

  it.each([
    ['a path that climbs', { path: '../secret' }, 'path'],
    ['capital letters', { path: 'About' }, 'path'],
    ['a slash at the end', { path: 'about/' }, 'path'],
    ['no path', { path: '' }, 'path'],
    ['a path that begins with a view', { path: 'en/about' }, 'path'],
    ['a path that is a view', { path: 'de' }, 'path'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a name no column holds', { name: 'a\0b' }, 'name'],
    ['a position beyond counting', { position: 1e12 }, 'position'],
    ['a tag without letters', { tags: [''] }, 'tags.0'],
    ['a group that is no uuid', { groupId: '7' }, 'groupId'],
  ])('refuses %s', async (_, fields, path) => {
    expect(await content.create(aStory(fields))).toMatchObject({
      refusal: { code: 'story-invalid', issues: [{ path }] },
    })
  })

  it('knows only the views of this installation', async () => {
    expect(await content.create(aStory({ view: 'fr' }))).toEqual({ ok: false, refusal: { code: 'view-unknown' } })
  })

  it('has one story at a place and one translation in a view', async () => {
    const { id, groupId } = await created()
    const other = await created({ path: 'other' })

    expect(await content.create(aStory())).toEqual({ ok: false, refusal: { code: 'slug-taken' } })
    expect(await content.create(aStory({ path: 'third', groupId }))).toEqual({
      ok: false,
      refusal: { code: 'translation-taken' },
    })
    expect(await content.saveDraft({ id: other.id }, aStory())).toMatchObject({ refusal: { code: 'slug-taken' } })
    expect(await content.saveDraft({ id: other.id }, aStory({ path: 'other', groupId }))).toMatchObject({
      refusal: { code: 'translation-taken' },
    })
    expect(await content.saveDraft({ id }, aStory())).toMatchObject({ ok: true })
  })

  it('lets two editors notice each other', async () => {
    const { id, version } = await created()
    const mine = await content.saveDraft({ id, version }, titled('Mine'))
    const theirs = await content.saveDraft({ id, version }, titled('Theirs'))

    expect(mine).toMatchObject({ ok: true, value: { version: version + 1 } })
    expect(theirs).toMatchObject({ ok: false, refusal: { code: 'story-changed', version: version + 1 } })
    expect(await source.find({ id }, 'draft')).toMatchObject({ content: { title: 'Mine' } })
  })

  it('takes one of two saves that come at the same moment', async () => {
    const { id, version } = await created()
    const outcomes = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => content.saveDraft({ id, version }, titled(title))),
    )

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('knows no story that is not there', async () => {
    const missing = { ok: false, refusal: { code: 'story-not-found' } }

    expect(await content.saveDraft({ id: 99 }, aStory())).toEqual(missing)
    expect(await content.publish({ id: 99 })).toEqual(missing)
    expect(await content.unpublish({ id: 99 })).toEqual(missing)
    expect(await content.remove({ id: 99 })).toEqual(missing)
  })

  it('remembers every change, also of a story that is gone', async () => {
    const { id, uuid } = await created()
    await content.saveDraft({ id }, titled('Who we are'))
    await content.publish({ id })
    await content.unpublish({ id })
    await content.unpublish({ id })
    await content.remove({ id })

    const history = await content.history(uuid)
    expect(history.map(({ action, version }) => `${version} ${action}`)).toEqual([
      '4 removed',
      '4 unpublished',
      '3 published',
      '2 saved',
      '1 saved',
    ])
    expect(history.at(-1)).toMatchObject({ name: 'About us', fullSlug: 'nl/about', content: { title: 'About us' } })
    expect(await source.find({ id }, 'draft')).toBeNull()
  })

  it('keeps the last hundred changes of a story', async () => {
    const { id, uuid } = await created()
    await database.db.execute(sql`
      insert into story_version (uuid, version, action, full_slug, name, content)
      select ${uuid}, n, 'saved', 'nl/about', 'About us', '{}' from generate_series(2, 150) n`)

    await content.saveDraft({ id }, titled('Last'))

    const history = await content.history(uuid)
    expect(history).toHaveLength(100)
    expect(history[0]).toMatchObject({ content: { title: 'Last' } })
  })

  it('tells who shows stories when, and only when, what shoppers see has changed', async () => {
    const { id } = await created()
    await content.saveDraft({ id }, titled('Draft'))
    expect(await takeEvents()).toEqual([])

    const cv = await source.readCacheVersion()
    await content.publish({ id })
    expect(await takeEvents()).toEqual([{ view: 'nl', ids: [id], slugs: ['nl/about'] }])
    expect(await source.readCacheVersion()).toBeGreaterThan(cv)

    await content.saveDraft({ id }, { ...titled('Moved'), path: 'about-us' })
    expect(await takeEvents()).toEqual([{ view: 'nl', ids: [id], slugs: ['nl/about', 'nl/about-us'] }])

    await content.unpublish({ id })
    await content.remove({ id })
    expect(await takeEvents()).toHaveLength(1)
  })

  it('tells of the pages that embed a changed article, and of its translations', async () => {
    const article = await published({ path: 'blog/wool', content: aBlogPage() })
    const teaser = { component: 'blog-article', _uid: 't', article: article.uuid } as const
    const page = await published({ path: 'home', content: aPage({ body: [teaser] }) })
    const german = await published({ view: 'de', path: 'blog/wolle', groupId: article.groupId, content: aBlogPage() })
    await created({ path: 'draft', content: aPage({ body: [teaser] }) })
    await takeEvents()

    await content.publish({ id: article.id })

    expect(await takeEvents()).toEqual([
      { view: 'nl', ids: [article.id, page.id], slugs: ['nl/blog/wool', 'nl/home'] },
      { view: 'de', ids: [german.id], slugs: ['de/blog/wolle'] },
    ])
  })

  it('links a story to the same one in other views', async () => {
    const dutch = await published()
    const german = await published({ view: 'de', path: 'ueber-uns', groupId: dutch.groupId })
    await created({ view: 'en', groupId: dutch.groupId })

    expect((await source.find({ id: dutch.id }, 'published'))?.alternates).toEqual([
      { id: german.id, name: 'About us', fullSlug: 'de/ueber-uns', isPublished: true },
    ])
    expect((await source.find({ id: dutch.id }, 'draft'))?.alternates).toMatchObject([
      { fullSlug: 'de/ueber-uns', isPublished: true },
      { fullSlug: 'en/about', isPublished: false },
    ])
  })

  it('takes back what was read with its relations resolved', async () => {
    const { uuid } = await published({ path: 'blog/wool', content: aBlogPage() })
    const article = { id: 1, uuid, name: 'Wool', slug: 'wool', full_slug: 'nl/blog/wool', content: aBlogPage() }
    const page = aPage({ body: [{ component: 'blog-article', _uid: 't', article }] })

    const { id } = await created({ path: 'home', content: page })

    expect(await source.find({ id }, 'draft')).toMatchObject({ content: { body: [{ article: uuid }] } })
  })
})
