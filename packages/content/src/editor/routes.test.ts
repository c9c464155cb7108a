import type { ContentJson, EditedStory, StaffMember, StoryFinding } from '@vonk/contract'
import { aHero, aLink, aPage, aTheme } from '@vonk/contract/content/testing'
import { err, ok } from '@vonk/domain/result'
import { rightsOf } from '@vonk/domain/staff'
import { StoreUnavailable } from '@vonk/platform/objects'
import { staffRoutes } from '@vonk/staff'
import { emptyTables, openTestApi, type TestApi } from '@vonk/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { testDirectory } from '../api/testing.ts'
import { isEditor } from '../preview/index.ts'
import { releaseRoutes } from '../releases/index.ts'
import { createContent, createLocalSource } from '../stories/index.ts'
import { publishDue } from './publish-due.ts'
import { editorRights } from './rights.ts'
import { editorRoutes } from './routes.ts'

const roles: Readonly<Record<string, StaffMember['role']>> = {
  ['v'.repeat(43)]: 'viewer',
  ['e'.repeat(43)]: 'editor',
  ['a'.repeat(43)]: 'administrator',
}
const cookieOf = (token: string) => `vonk_staff=${token.repeat(43)}`
const [viewer, anna, boss] = ['v', 'e', 'a'].map(cookieOf)

/** Sessions as they are; who they belong to is tested beside them. */
const staff = {
  whoIs: async (token: string | null) => {
    const role = token === null ? undefined : roles[token]
    return role ? { email: `${role}@shop.example`, name: role, role, rights: rightsOf(role, editorRights) } : null
  },
  logIn: async () => ({ ok: false, refusal: { code: 'log-in-refused' } }) as const,
  logOut: async () => {},
}

let isStoreUnavailable = false
/** Takes everything but nothing. */
const storePicture = async ({ name, bytes }: { name: string; bytes: Uint8Array }) => {
  if (isStoreUnavailable) throw new StoreUnavailable('away', 'the object store cannot be reached')
  return bytes.length > 0
    ? ok({ filename: `/content/1x1/${name}`, width: 1, height: 1 })
    : err({ code: 'picture-unreadable' } as const)
}

/** Every picture is as dark as the night. */
const night = Array.from({ length: 10 }, () => [8, 8, 24] as const)
const samplePicture = async () => ({ columns: 10, rows: 1, points: night })

const previewToken = 'preview-secret'
let now = new Date('2026-11-17T12:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await openTestApi((db) => [
    ...staffRoutes(staff),
    ...editorRoutes({ db, directory: testDirectory, staff, previewToken, now: () => now, storePicture, samplePicture }),
    ...releaseRoutes({ db, directory: testDirectory, staff, samplePicture }),
  ])
})
afterAll(() => api.close())
beforeEach(() => emptyTables(api.db, ['story', 'story_version', 'story_presence', 'picture']))

// What a test reads of an answer fails the test when it is not there.
type Told = EditedStory & {
  readonly content: ContentJson
  readonly stories: readonly EditedStory[]
  readonly versions: readonly object[]
  readonly findings: readonly StoryFinding[]
  readonly kinds: readonly object[]
  readonly others: readonly object[]
  readonly pictures: readonly { filename: string }[]
  readonly total: number
}
type Answer = { result: Told; meta?: { refusal?: string; findings?: readonly StoryFinding[] } }

async function send(
  method: string,
  path: string,
  { cookie = anna, body }: { cookie?: string | undefined; body?: unknown } = {},
) {
  const request = new Request(`http://localhost/api/desk/${path}`, {
    method,
    headers: { cookie: cookie ?? '', 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  const response = await api.fetch(request)
  const { result, meta = {} } = (await response.json()) as Answer
  return { status: response.status, result, meta }
}

const draft = (changes: object = {}) => ({
  view: 'nl',
  path: 'winter',
  name: 'Winter',
  content: aPage({ title: 'Winter' }),
  ...changes,
})

async function aStory(changes: object = {}) {
  return (await send('POST', 'stories', { body: draft(changes) })).result
}

describe('a theme', () => {
  const barIn = (view: string, label: string) => {
    const usp = { component: 'usp', _uid: `usp-${view}`, label, link: { linktype: 'url', url: 'https://a.example' } }
    return { component: 'usp-bar', _uid: `bar-${view}`, animate: true, usps: [usp], extraLink: null }
  }
  const themeOf = (view: string, label: string) =>
    draft({
      view,
      path: 'theme',
      name: 'Theme',
      content: {
        ...aTheme({
          menu: { component: 'menu', _uid: 'menu', items: [], footerLinks: [] },
          footer: { component: 'footer', _uid: 'footer' },
        }),
        uspBar: barIn(view, label),
      },
    })
  const publish = (id: number, body: object) =>
    send('POST', `stories/${id}/publish`, { body: { acceptsWarnings: true, ...body } })
  const alikeTo = async (id: number) => (await send('GET', `stories/${id}/alike`)).result.stories

  /** The themes of three views, published; two of them say the same. */
  async function openThemes() {
    const themes = []
    for (const [view, label] of [
      ['nl', 'Free'],
      ['de', 'Free'],
      ['en', 'Our own'],
    ] as const) {
      const { id } = (await send('POST', 'stories', { body: themeOf(view, label) })).result
      await publish(id, { version: 1 })
      themes.push(id)
    }
    const [nl = 0, de = 0, en = 0] = themes
    await send('PUT', `stories/${nl}`, { body: { ...themeOf('nl', 'Sale'), version: 2 } })
    return { nl, de, en }
  }
  const labelOf = async (id: number) => {
    const { result } = await send('GET', `stories/${id}`)
    return { text: JSON.stringify(result.content).includes('Sale') ? 'Sale' : 'other', hasChanges: result.hasChanges }
  }

  it('is published in other views in one act, where they said the same before', async () => {
    const { nl, de, en } = await openThemes()
    expect(await alikeTo(nl)).toEqual([{ id: de, view: 'de', version: 2 }])
    expect((await publish(nl, { version: 3, also: [{ id: de, version: 2 }] })).status).toBe(200)

    const published = { text: 'Sale', hasChanges: false }
    expect([await labelOf(nl), await labelOf(de)]).toEqual([published, published])
    expect(await labelOf(en)).toEqual({ text: 'other', hasChanges: false })
  })

  it('is published nowhere when one of them has changed, says something else, or is not there', async () => {
    const { nl, de, en } = await openThemes()
    for (const also of [
      { id: de, version: 1 },
      { id: en, version: 2 },
    ])
      expect(await publish(nl, { version: 3, also: [also] })).toMatchObject({
        status: 409,
        meta: { refusal: 'story-changed' },
      })
    expect(
      (
        await publish(nl, {
          version: 3,
          also: [
            { id: de, version: 2 },
            { id: 999, version: 1 },
          ],
        })
      ).status,
    ).toBe(404)

    expect(await labelOf(nl)).toEqual({ text: 'Sale', hasChanges: true })
    expect(await labelOf(de)).toEqual({ text: 'other', hasChanges: false })
  })

  it('leaves alone views with work of their own that nobody sees yet', async () => {
    const { nl, de } = await openThemes()
    await send('PUT', `stories/${de}`, { body: { ...themeOf('de', 'Soon'), version: 2 } })

    expect(await alikeTo(nl)).toEqual([])
  })
})

describe('a story in the editor', () => {
  it('is written, read, listed with its state, and published for everybody', async () => {
    const { id } = await aStory()
    expect(await send('GET', `stories/${id}`)).toMatchObject({
      status: 200,
      result: { version: 1, content: { title: 'Winter' } },
    })
    expect((await send('GET', 'stories?view=nl')).result.stories).toMatchObject([
      { path: 'winter', component: 'page', isPublished: false, hasChanges: true, changedBy: 'editor@shop.example' },
    ])
    const published = await send('POST', `stories/${id}/publish`, { body: { version: 1, acceptsWarnings: true } })

    expect(published).toMatchObject({ status: 200, result: { isPublished: true, hasChanges: false, version: 2 } })
    expect(await createLocalSource(api).find({ id }, 'published')).toMatchObject({ fullSlug: 'nl/winter' })
    expect(await send('POST', `stories/${id}/unpublish`, { body: { version: 2 } })).toMatchObject({
      result: { isPublished: false },
    })
  })

  it('is never overwritten silently: who comes second is told who was first, and when', async () => {
    const { id } = await aStory()
    const save = (cookie: string | undefined, title: string) =>
      send('PUT', `stories/${id}`, { cookie, body: { ...draft({ content: aPage({ title }) }), version: 1 } })
    const answers = await Promise.all([save(anna, 'Anna'), save(boss, 'Boss')])
    const [first, second] = answers.toSorted((a, b) => a.status - b.status)

    expect([first?.status, second?.status]).toEqual([200, 409])
    expect(second?.meta).toMatchObject({
      refusal: 'story-changed',
      version: 2,
      by: first?.result.changedBy,
      at: first?.result.changedAt,
    })
    expect((await send('GET', `stories/${id}`)).result.changedBy).toBe(first?.result.changedBy)
  })

  it('goes back to what it was after any change, with a history that says who', async () => {
    const { id } = await aStory()
    await send('PUT', `stories/${id}`, {
      cookie: boss,
      body: { ...draft({ content: aPage({ title: 'Worse' }) }), version: 1 },
    })
    expect((await send('POST', `stories/${id}/revert`, { body: { version: 2, to: 1 } })).status).toBe(200)

    expect((await send('GET', `stories/${id}`)).result).toMatchObject({ version: 3, content: { title: 'Winter' } })
    const { versions } = (await send('GET', `stories/${id}/versions`)).result
    expect(versions).toMatchObject([
      { version: 3, changedBy: 'editor@shop.example' },
      { version: 2, changedBy: 'administrator@shop.example', content: { title: 'Worse' } },
      { version: 1 },
    ])
    expect(await send('POST', `stories/${id}/revert`, { body: { version: 3, to: 9 } })).toMatchObject({
      status: 404,
      meta: { refusal: 'version-not-found' },
    })
  })

  it('is copied into another language once, as a draft of the same group', async () => {
    const { id, groupId } = await aStory()
    const copy = () => send('POST', `stories/${id}/copy`, { body: { view: 'de', path: 'winter-de' } })

    expect(await copy()).toMatchObject({ status: 200, result: { view: 'de', groupId, isPublished: false } })
    expect(await copy()).toMatchObject({ status: 409 })
    await aStory({ path: 'another' })
    expect((await send('GET', `stories/${id}/translations`, { cookie: viewer })).result.stories).toMatchObject([
      { view: 'de', path: 'winter-de', groupId },
    ])
    expect((await send('GET', 'stories/999999/translations')).status).toBe(404)
  })

  it('is not published with errors, nor with warnings that nobody has accepted', async () => {
    const button = { component: 'button' as const, _uid: 'b', label: 'Go', link: aLink('nl/gone') }
    const broken = await aStory({ content: aPage({ body: [aHero({ buttons: [button] })] }) })
    const publish = (id: number, acceptsWarnings: boolean) =>
      send('POST', `stories/${id}/publish`, { body: { version: 1, acceptsWarnings } })

    expect(await publish(broken.id, true)).toMatchObject({ status: 409, meta: { refusal: 'story-not-ready' } })
    const { findings } = (await send('GET', `stories/${broken.id}/checks`)).result
    expect(findings.map(({ level, code }) => [level, code])).toEqual([
      ['error', 'link-broken'],
      ['warning', 'contrast-low'],
      ['warning', 'translation-missing'],
      ['warning', 'translation-missing'],
    ])
    const fine = await aStory({ path: 'summer', content: aPage({ body: [] }) })
    expect((await publish(fine.id, false)).meta.findings?.map(({ level }) => level)).toEqual(['warning', 'warning'])
    expect((await publish(fine.id, true)).status).toBe(200)
  })

  it('is published at its moment, once, unless an editor thinks better of it', async () => {
    const [now, later] = ['2026-12-01T08:00:00.000Z', '2026-12-02T08:00:00.000Z']
    const story = await aStory()
    const other = await aStory({ path: 'summer' })
    const schedule = (id: number, version: number, publishAt: string | null) =>
      send('POST', `stories/${id}/schedule`, { body: { version, publishAt, acceptsWarnings: true } })
    expect((await schedule(story.id, 1, now)).result.publishAt).toBe(now)
    await schedule(other.id, 1, now)
    await schedule(other.id, 2, null)

    const due = (moment: string) => publishDue({ db: api.db, directory: testDirectory }, new Date(moment))
    expect(await due('2026-12-01T07:59:59Z')).toEqual({ published: 0, refused: 0 })
    expect(await due(later)).toEqual({ published: 1, refused: 0 })
    expect(await due(later)).toEqual({ published: 0, refused: 0 })
    expect((await send('GET', `stories/${story.id}`)).result).toMatchObject({
      isPublished: true,
      publishAt: null,
      changedBy: 'editor@shop.example',
    })
    expect((await send('GET', `stories/${other.id}`)).result.isPublished).toBe(false)
  })

  it('is checked once more at its moment: what has an error by then stays back, and says so', async () => {
    const moment = '2026-12-01T08:00:00.000Z'
    const leadingTo = (slug: string) =>
      aPage({ body: [aHero({ buttons: [{ component: 'button', _uid: 'b', label: 'Go', link: aLink(slug) }] })] })
    const target = await aStory({ path: 'target' })
    await send('POST', `stories/${target.id}/publish`, { body: { version: 1, acceptsWarnings: true } })
    const back = await aStory({ path: 'back', content: leadingTo('nl/target') })
    const after = await aStory({ path: 'after', content: leadingTo('nl/fine') })
    const fine = await aStory({ path: 'fine' })
    const schedule = (id: number, version: number, publishAt: string) =>
      send('POST', `stories/${id}/schedule`, { body: { version, publishAt, acceptsWarnings: true } })
    expect((await schedule(back.id, 1, moment)).status).toBe(200)
    await schedule(fine.id, 1, moment)
    // What it leads to is published in the same minute, though later in line.
    await api.db.pool.query('update story set publish_at = $1 where id = $2', ['2026-12-01T07:59:00.000Z', after.id])
    await send('POST', `stories/${target.id}/unpublish`, { body: { version: 2 } })

    const due = await publishDue({ db: api.db, directory: testDirectory }, new Date(moment))
    expect(due).toEqual({ published: 2, refused: 1 })
    expect((await send('GET', `stories/${after.id}`)).result).toMatchObject({ isPublished: true })
    expect((await send('GET', `stories/${back.id}`)).result).toMatchObject({
      isPublished: false,
      publishAt: null,
      publishRefusedAt: moment,
      content: { body: [{ component: 'hero' }] },
    })
    await send('POST', `stories/${target.id}/publish`, { body: { version: 3, acceptsWarnings: true } })
    expect((await schedule(back.id, 3, moment)).result).toMatchObject({ publishAt: moment, publishRefusedAt: null })
  })

  it('keeps back who leads to a story that stays back at the same moment', async () => {
    const leadingTo = (slug: string) =>
      aPage({ body: [aHero({ buttons: [{ component: 'button', _uid: 'b', label: 'Go', link: aLink(slug) }] })] })
    const first = await aStory({ path: 'first', content: leadingTo('nl/second') })
    const second = await aStory({ path: 'second', content: leadingTo('nl/gone') })
    const moment = new Date('2026-12-01T08:00:00.000Z')
    await api.db.pool.query('update story set publish_at = $1', [moment])

    expect(await publishDue({ db: api.db, directory: testDirectory }, moment)).toEqual({ published: 0, refused: 2 })
    for (const { id } of [first, second])
      expect((await send('GET', `stories/${id}`)).result).toMatchObject({ isPublished: false, publishAt: null })
  })

  it('is taken away with its history kept', async () => {
    const { id, uuid } = await aStory()
    expect((await send('POST', `stories/${id}/remove`, { body: { version: 1 } })).status).toBe(200)

    expect((await send('GET', `stories/${id}`)).status).toBe(404)
    expect(await createContent({ db: api.db, views: [] }).history(uuid)).toMatchObject([
      { action: 'removed' },
      { action: 'saved' },
    ])
  })

  it('is refused with a code where it is wrong, and nothing is stored', async () => {
    let nested: object = { component: 'rich-text', _uid: 'r' }
    for (let level = 0; level < 50; level += 1)
      nested = {
        component: 'columns',
        _uid: `c${level}`,
        columns: [{ component: 'column', _uid: `k${level}`, blocks: [nested] }],
      }
    const script = {
      ...aPage(),
      title: 'x',
      body: [
        {
          component: 'rich-text',
          _uid: 'r',
          text: {
            type: 'doc',
            content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
          },
        },
      ],
    }
    const wrong = [
      { view: 'xx' },
      { path: '../x' },
      { path: 'nl/x' },
      { name: '' },
      { content: { component: 'wheel' } },
      { content: { ...aPage(), body: [nested] } },
      { content: script },
    ]
    for (const change of wrong)
      expect((await send('POST', 'stories', { body: draft(change) })).status, JSON.stringify(change).slice(0, 80)).toBe(
        400,
      )
    const huge = draft({ content: { ...aPage(), title: 'x'.repeat(1_000_000) } })

    expect((await send('POST', 'stories', { body: huge })).status).toBe(413)
    expect((await send('GET', 'stories?view=nl')).result.stories).toEqual([])
    expect(await send('GET', 'stories?view=xx')).toMatchObject({ status: 400, meta: { refusal: 'view-unknown' } })
  })
})

describe('GET /api/desk/blocks', () => {
  it('tells every kind of block with its fields', async () => {
    const { kinds } = (await send('GET', 'blocks', { cookie: viewer })).result

    expect(kinds).toContainEqual(
      expect.objectContaining({
        name: 'hero',
        fields: expect.arrayContaining([expect.objectContaining({ name: 'title' })]),
      }),
    )
  })
})

describe('POST /api/desk/pictures', () => {
  const upload = (changes: object) =>
    send('POST', 'pictures', { body: { name: 'a.png', alt: 'A kite', data: 'AAAA', ...changes } })

  it('keeps a picture with words for those who cannot see it, and none without', async () => {
    expect(await upload({})).toMatchObject({ status: 200, result: { filename: '/content/1x1/a.png', alt: 'A kite' } })
    for (const alt of ['', ' ', undefined]) expect((await upload({ alt })).status).toBe(400)
  })

  it('refuses what is no picture, or larger than one', async () => {
    expect(await upload({ data: '' })).toMatchObject({ status: 400 })
    expect(await upload({ data: 'not base64!' })).toMatchObject({ status: 400 })
    expect(await upload({ data: 'A'.repeat(14_000_000) })).toMatchObject({
      status: 413,
      meta: { refusal: 'body-too-large' },
    })
  })

  it('acknowledges nothing that the store has not taken, and names it nowhere', async () => {
    isStoreUnavailable = true
    onTestFinished(() => {
      isStoreUnavailable = false
    })

    expect((await upload({})).status).toBe(503)
    expect((await api.db.pool.query('select from picture')).rowCount).toBe(0)
  })
})

describe('GET /api/desk/pictures', () => {
  const list = async (query = '') => (await send('GET', `pictures?${query}`, { cookie: viewer })).result
  const upload = (name: string, alt: string) => send('POST', 'pictures', { body: { name, alt, data: 'AAAA' } })

  it('lists what was uploaded or used, newest first, with its words and focus, and finds it by them', async () => {
    await upload('kite.png', 'A red kite')
    await upload('sledge.png', 'A sledge in the snow')
    expect((await list()).pictures).toMatchObject([
      { filename: '/content/1x1/sledge.png', alt: 'A sledge in the snow', focus: '' },
      { filename: '/content/1x1/kite.png' },
    ])
    const image = { filename: '/content/1x1/kite.png', alt: 'A kite above the sea', focus: '0x0:1x1' }
    await aStory({ content: aPage({ body: [aHero({ image })] }) })

    expect((await list('search=SEA kite')).pictures).toMatchObject([image])
    expect((await list('search=kite snow')).total).toBe(0)
    // Whoever uploads it again says less than the story does.
    await upload('kite.png', 'A kite')
    expect((await list('search=kite')).pictures).toMatchObject([{ alt: 'A kite', focus: '0x0:1x1' }])
  })

  it('is told in pages, and no page is longer than a hundred', async () => {
    for (const name of ['a', 'b', 'c']) await upload(`${name}.png`, name)
    const page = await list('pageSize=2&currentPage=2')

    expect([page.pictures.map(({ filename }) => filename), page.total]).toEqual([['/content/1x1/a.png'], 3])
    for (const query of ['pageSize=101', 'pageSize=0', 'currentPage=x'])
      expect((await send('GET', `pictures?${query}`)).status).toBe(400)
  })
})

describe('a draft on the screens of staff', () => {
  it('is seen at an address whose proof is good for an hour', async () => {
    const { id } = await aStory()
    const { result } = await send('GET', `stories/${id}/preview`, { cookie: viewer })
    const { pathname, searchParams } = new URL(result.path, 'http://localhost')
    const [spaceId, timestamp, token] = ['space_id', 'timestamp', 'token'].map(
      (part) => searchParams.get(`_storyblok_tk[${part}]`) ?? '',
    )

    expect([pathname, searchParams.get('_storyblok')]).toEqual(['/storyblok/', String(id)])
    expect(isEditor({ spaceId, timestamp, token }, { previewToken, now })).toBe(true)
    expect(isEditor({ spaceId, timestamp, token }, { previewToken, now: new Date(now.getTime() + 3_600_000) })).toBe(
      false,
    )
  })

  it('is seen without the shop around it where it is one block, and around a page where it is the theme', async () => {
    const pathOf = async (id: number) => (await send('GET', `stories/${id}/preview`)).result.path
    const [block, theme] = [await aStory({ content: aHero() }), await aStory({ path: 'other', content: aTheme() })]

    expect(await pathOf(block.id)).toMatch(/^\/storyblok-empty\/\?_storyblok=/)
    expect(await pathOf(theme.id)).toMatch(/^\/storyblok\/\?_storyblok=/)
  })

  it('tells who else has it open, until they leave or are not heard of for a while, and its newest version', async () => {
    const { id } = await aStory()
    const open = (cookie: string | undefined, body = {}) => send('POST', `stories/${id}/presence`, { cookie, body })
    expect((await open(anna)).result).toMatchObject({ version: 1, changedBy: 'editor@shop.example', others: [] })

    expect((await open(boss)).result.others).toEqual([
      { email: 'editor@shop.example', name: 'editor', since: '2026-11-17T12:00:00.000Z' },
    ])
    expect((await open(anna)).result.others).toMatchObject([{ name: 'administrator' }])
    await open(boss, { isLeaving: true })
    expect((await open(anna)).result.others).toEqual([])
    await open(boss)
    now = new Date(now.getTime() + 26_000)
    expect((await open(anna)).result.others).toEqual([])
  })
})
