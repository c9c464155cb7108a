import type { CheckedRelease, Release, ReleasedStory } from '@vonk/contract'
import { aBlogPage, aHero, aLink, aPage } from '@vonk/contract/content/testing'
import { rightsOf } from '@vonk/domain/staff'
import { emptyTables, openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentRoutes } from '../api/index.ts'
import { testDirectory, testTokens } from '../api/testing.ts'
import { editorRights } from '../editor/index.ts'
import { createContent, createLocalSource } from '../stories/index.ts'
import { aStory, testViews } from '../stories/testing.ts'
import { publishDueReleases, releaseRoutes } from './index.ts'

/** Whoever calls is who their cookie says; that nobody else is let in is tested with all calls of the desk. */
const rights = rightsOf('editor', editorRights)
const staff = {
  whoIs: async (name: string | null) =>
    name === null ? null : ({ email: `${name}@shop.example`, name, role: 'editor', rights } as const),
}
const samplePicture = async () => null

let api: TestApi
beforeAll(async () => {
  api = await openTestApi((db) => [
    ...releaseRoutes({ db, directory: testDirectory, staff, samplePicture }),
    ...contentRoutes({ source: createLocalSource({ db }), directory: testDirectory, tokens: testTokens }),
  ])
})
afterAll(() => api.close())
beforeEach(() => emptyTables(api.db, ['story', 'story_version', 'content_release', 'release_story', 'outbox_event']))

type Answer = {
  readonly result: Release & { readonly stories: readonly ReleasedStory[]; readonly releases: readonly Release[] }
  readonly meta?: { readonly refusal?: string; readonly stories?: CheckedRelease['stories'] }
}

async function send(method: string, path: string, body: object = {}, who = 'anna') {
  const request = new Request(`http://localhost/api/desk/releases${path}`, {
    method,
    headers: { cookie: `vonk_staff=${who}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const response = await api.fetch(request)
  const { result, meta = {} } = (await response.json()) as Answer
  return { status: response.status, result, meta }
}

const content = () => createContent({ db: api.db, views: testViews })

async function write(path: string, title: string, more: object = {}) {
  const made = await content().create(aStory({ path, name: path, content: aPage({ title, ...more }) }), 'ben')
  if (!made.ok) throw new Error(made.refusal.code)
  return made.value
}

async function rewrite(id: number, path: string, title: string) {
  const saved = await content().saveDraft({ id, by: 'ben' }, aStory({ path, name: path, content: aPage({ title }) }))
  if (!saved.ok) throw new Error(saved.refusal.code)
  return saved.value
}

const leadingTo = (slug: string) => ({
  body: [aHero({ buttons: [{ component: 'button', _uid: 'b', label: 'Go', link: aLink(slug) }] })],
})

async function aRelease(...stories: readonly { id: number; version: number }[]) {
  const { id } = (await send('POST', '', { name: 'Winter sale' })).result
  for (const { id: storyId, version } of stories) await send('POST', `/${id}/add`, { storyId, version })
  return (await send('GET', `/${id}`)).result
}

const publish = ({ id, version }: { id: number; version: number }) =>
  send('POST', `/${id}/publish`, { version, acceptsWarnings: true })

async function shownTitle(slug: string) {
  const story = await createLocalSource(api).find({ slug }, 'published')
  return story ? String(story.content['title']) : null
}

describe('a release', () => {
  it('has a name of its own among those that are not published', async () => {
    const first = (await send('POST', '', { name: ' Winter ' })).result

    expect(first).toMatchObject({ name: 'Winter', version: 1, storyIds: [], changedBy: 'anna@shop.example' })
    expect(await send('POST', '', { name: 'WINTER' })).toMatchObject({
      status: 409,
      meta: { refusal: 'release-name-taken' },
    })
    for (const name of ['', '  ', 'x'.repeat(121)]) expect((await send('POST', '', { name })).status).toBe(400)
    const { id } = (await send('POST', '', { name: 'Summer' })).result
    expect(await send('PUT', `/${id}`, { version: 1, name: 'winter' })).toMatchObject({ status: 409 })
    expect((await send('PUT', `/${id}`, { version: 1, name: 'Spring' })).result).toMatchObject({ version: 2 })
    expect((await send('GET', '')).result.releases.map(({ name }) => name).toSorted()).toEqual(['Spring', 'Winter'])
  })

  it('shows all its stories at once, as they were when they were added', async () => {
    const [coats, boots] = [await write('coats', 'New coats'), await write('boots', 'New boots')]
    const release = await aRelease(coats, boots)
    expect(await shownTitle('nl/coats')).toBeNull()

    expect(await publish(release)).toMatchObject({ status: 200, result: { publishedAt: expect.any(String) } })
    expect([await shownTitle('nl/coats'), await shownTitle('nl/boots')]).toEqual(['New coats', 'New boots'])
    const { rows } = await api.db.execute<{ slugs: string[] }>(
      sql`select payload -> 'slugs' as slugs from outbox_event`,
    )
    expect(rows.map(({ slugs }) => slugs.toSorted())).toEqual([['nl/boots', 'nl/coats']])
    expect((await content().history(coats.uuid))[0]).toMatchObject({
      action: 'published',
      changedBy: 'anna@shop.example',
    })
    expect(await publish(release)).toMatchObject({ status: 409, meta: { refusal: 'release-published' } })
    expect(await send('POST', `/${release.id}/remove`, { version: 9 })).toMatchObject({ status: 409 })
  })

  it('shows none of them when one has an error', async () => {
    const [fine, broken] = [await write('fine', 'Fine'), await write('broken', 'Broken', leadingTo('nl/gone'))]
    const release = await aRelease(fine, broken)
    const refused = await publish(release)

    expect(refused).toMatchObject({ status: 409, meta: { refusal: 'release-not-ready' } })
    expect(refused.meta.stories?.find(({ id }) => id === broken.id)?.findings).toContainEqual(
      expect.objectContaining({ level: 'error', code: 'link-broken', detail: 'nl/gone' }),
    )
    expect([await shownTitle('nl/fine'), await shownTitle('nl/broken')]).toEqual([null, null])
    expect(await publish(await aReleaseWithout(release, broken.id))).toMatchObject({ status: 200 })
  })

  async function aReleaseWithout({ id }: { id: number }, storyId: number) {
    return (await send('POST', `/${id}/take-out`, { storyId })).result
  }

  it('lets its stories lead to each other, and asks about warnings', async () => {
    const [one, two] = [await write('one', 'One', leadingTo('nl/two')), await write('two', 'Two', leadingTo('nl/one'))]
    const { id, version } = await aRelease(one, two)
    const asked = await send('POST', `/${id}/publish`, { version })

    expect(asked).toMatchObject({ status: 409, meta: { refusal: 'release-not-ready' } })
    expect(asked.meta.stories?.flatMap(({ findings }) => findings.map(({ level }) => level))).not.toContain('error')
    expect((await publish({ id, version })).status).toBe(200)
  })

  it('says who has changed a story since, and overwrites it only when told to', async () => {
    const coats = await write('coats', 'From the release')
    const release = await aRelease(coats)
    const changed = await rewrite(coats.id, 'coats', 'By Ben')

    expect((await send('GET', `/${release.id}`)).result.stories).toMatchObject([
      { id: coats.id, conflict: { reason: 'changed', by: 'ben' } },
    ])
    expect((await publish(release)).meta.stories).toMatchObject([{ conflict: { reason: 'changed', by: 'ben' } }])
    const keep = (version: number) => send('POST', `/${release.id}/keep`, { storyId: coats.id, version })
    expect(await keep(coats.version)).toMatchObject({ status: 409, meta: { refusal: 'story-changed', by: 'ben' } })
    const kept = await keep(changed.version)
    expect(kept.status).toBe(200)
    expect((await publish(kept.result)).status).toBe(200)
    expect(await shownTitle('nl/coats')).toBe('From the release')
    expect(await content().history(coats.uuid)).toMatchObject([
      { action: 'published' },
      { content: { title: 'By Ben' } },
      {},
    ])
  })

  it('takes the newest draft when it is added again', async () => {
    const coats = await write('coats', 'Old')
    const { id } = await aRelease(coats)
    const changed = await rewrite(coats.id, 'coats', 'New')
    const again = await send('POST', `/${id}/add`, { storyId: coats.id, version: changed.version })

    expect(again.result.storyIds).toEqual([coats.id])
    expect((await publish(again.result)).status).toBe(200)
    expect(await shownTitle('nl/coats')).toBe('New')
  })

  it('does not mind a story that was published meanwhile and says the same', async () => {
    const coats = await write('coats', 'Coats')
    const release = await aRelease(coats)
    await content().publish({ id: coats.id })

    expect((await publish(release)).status).toBe(200)
  })

  it('says which of its stories is gone, and publishes nothing until it is taken out', async () => {
    const [coats, boots] = [await write('coats', 'Coats'), await write('boots', 'Boots')]
    const release = await aRelease(coats, boots)
    await content().remove({ id: boots.id })

    expect((await send('GET', `/${release.id}`)).result.stories).toContainEqual(
      expect.objectContaining({
        name: 'boots',
        path: 'boots',
        version: null,
        conflict: { reason: 'removed', by: null, at: null },
      }),
    )
    expect((await publish(release)).meta.refusal).toBe('release-not-ready')
    expect(await shownTitle('nl/coats')).toBeNull()
    expect((await publish(await aReleaseWithout(release, boots.id))).status).toBe(200)
  })

  it('is never changed silently by two at once', async () => {
    const coats = await write('coats', 'Coats')
    const { id, version } = await aRelease(coats)
    const answers = await Promise.all([
      send('PUT', `/${id}`, { version, name: 'By Anna' }, 'anna'),
      send('PUT', `/${id}`, { version, name: 'By Ben' }, 'ben'),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.meta.refusal).toBe('release-changed')
    expect((await publish({ id, version })).meta.refusal).toBe('release-changed')
  })

  it('is published at its moment, or stays back as a whole when it is not ready by then', async () => {
    const [moment, early] = [new Date('2026-12-01T08:00:00.000Z'), new Date('2026-12-01T07:59:59.000Z')]
    const [coats, boots] = [await write('coats', 'Coats'), await write('boots', 'Boots')]
    const release = await aRelease(coats, boots)
    const schedule = (version: number, publishAt: Date | null = moment) =>
      send('POST', `/${release.id}/schedule`, { version, publishAt, acceptsWarnings: true })
    const due = (now: Date) => publishDueReleases({ db: api.db, directory: testDirectory }, now)
    const scheduled = (await schedule(release.version)).result
    expect(scheduled.publishAt).toBe(moment.toISOString())
    expect(await due(early)).toEqual({ published: 0, refused: 0 })

    const changed = await rewrite(boots.id, 'boots', 'Other boots')
    expect(await due(moment)).toEqual({ published: 0, refused: 1 })
    expect(await shownTitle('nl/coats')).toBeNull()
    const back = (await send('GET', `/${release.id}`)).result
    expect(back).toMatchObject({ publishAt: null, publishRefusedAt: moment.toISOString(), publishedAt: null })

    const again = await send('POST', `/${release.id}/add`, { storyId: boots.id, version: changed.version })
    expect((await schedule(again.result.version)).result).toMatchObject({ publishRefusedAt: null })
    expect(await Promise.all([due(moment), due(moment)])).toContainEqual({ published: 1, refused: 0 })
    expect(await shownTitle('nl/boots')).toBe('Other boots')
    expect((await send('GET', `/${release.id}`)).result.publishAt).toBeNull()
  })

  it('is not published or scheduled empty, and is gone when it is taken away', async () => {
    const { id, version } = await aRelease()
    expect((await publish({ id, version })).meta.refusal).toBe('release-empty')
    expect((await send('POST', `/${id}/remove`, { version })).status).toBe(200)

    expect((await send('GET', `/${id}`)).status).toBe(404)
    expect(await send('POST', `/${id}/add`, { storyId: 1, version: 1 })).toMatchObject({ status: 404 })
    const other = await aRelease()
    expect(await send('POST', `/${other.id}/add`, { storyId: 999_999, version: 1 })).toMatchObject({
      status: 404,
      meta: { refusal: 'story-not-found' },
    })
  })

  it('is seen before it is published, related stories included, by editors alone [CMS-15] [CMS-30]', async () => {
    const written = (title: string) => aStory({ path: 'blog/snow', name: 'Snow', content: aBlogPage({ title }) })
    const article = await content().create(written('Snow'))
    if (!article.ok) throw new Error(article.refusal.code)
    const embedding = { component: 'blog-article', _uid: 'e', article: article.value.uuid }
    const page = await write('winter', 'Winter', { body: [embedding] })
    const { id } = await aRelease(page, article.value)
    await rewrite(page.id, 'winter', 'Something else')
    await content().saveDraft({ id: article.value.id }, written('Rain'))

    const read = async (query: string) => {
      const path = `/api/ext/storyblok/cdn/stories/${page.id}?resolve_relations=blog-article.article&${query}`
      const response = await api.fetch(new Request(`http://localhost${path}`))
      // What a test reads of it fails the test when it is not there.
      const body = (await response.json()) as {
        story?: { content: { title: string }; release_id: number | null }
        rels?: { content: { title: string } }[]
      }
      return {
        status: response.status,
        title: body.story?.content.title,
        release: body.story?.release_id,
        rels: body.rels?.map(({ content }) => content.title),
      }
    }
    const draft = `version=draft&token=${testTokens.previewToken}`
    expect(await read(`${draft}&from_release=${id}`)).toEqual({
      ...{ status: 200, title: 'Winter', release: id, rels: ['Snow'] },
    })
    expect(await read(draft)).toMatchObject({ title: 'Something else', release: null })
    expect(await read(`${draft}&from_release=${id + 1}`)).toMatchObject({ title: 'Something else' })
    expect(await read(`${draft}&from_release=branch`)).toMatchObject({ title: 'Something else' })
    expect(await read(`from_release=${id}`)).toMatchObject({ status: 404 })
    expect(await read(`version=draft&from_release=${id}`)).toMatchObject({ status: 401 })
  })
})
