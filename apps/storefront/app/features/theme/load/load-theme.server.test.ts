import { createClient } from '@vonk/client'
import { toStoryDto } from '@vonk/contract'
import { aTheme } from '@vonk/contract/content/testing'
import { aPageHost } from '@vonk/page-host/testing'
import { describe, expect, it } from 'vitest'
import { aContentService, aStory, editorQuery } from '#testing/a-content-service.ts'
import { aShopRequest } from '#testing/a-shop-request.ts'
import { loadTheme } from './load-theme.server.ts'

const moment = '2026-11-01T09:00:00.000Z'

function themeStory(content: object) {
  const story = toStoryDto({
    id: 1,
    uuid: '6b0b5d52-6f2a-4a53-9ad4-1f6c3fd7a9c1',
    name: 'Theme',
    fullSlug: 'en/config/theme',
    content: { component: 'theme', ...content },
    createdAt: moment,
    updatedAt: moment,
    publishedAt: moment,
    firstPublishedAt: moment,
    position: 0,
    tags: [],
    isStartpage: false,
    groupId: '6b0b5d52-6f2a-4a53-9ad4-1f6c3fd7a9c2',
    alternates: [],
  })
  return Response.json({ code: 200, result: { story } })
}

const missing = () =>
  Response.json({ code: 404, result: { story: false }, meta: { refusal: 'story-not-found' } }, { status: 404 })
const away = () =>
  Response.json({ code: 503, result: 'away', meta: { refusal: 'content-unavailable' } }, { status: 503 })
const category = (id: number, name: string, parentId = 2) => ({
  id,
  name,
  url_path: name.toLowerCase(),
  is_active: true,
  parent_id: parentId,
})

function categories() {
  const girls = [category(3, 'Girls'), category(4, 'Tops', 3), category(5, 'Tees', 4)]
  const others = [category(7, 'Baby'), { ...category(6, 'Old', 3), is_active: false }, category(8, 'Lost', 999)]
  return Response.json({ hits: [...girls, ...others], total: 6, aggregations: {}, attribute_metadata: [] })
}

async function aTheming(story: () => Response, catalogue: () => Response = categories) {
  const state = {
    story,
    page: (_path: string) => away(),
    now: 0,
    errors: [] as unknown[],
    notices: [] as string[],
    calls: 0,
  }
  const client = createClient({
    origin: 'http://api.test',
    fetch: async ({ url }) => {
      state.calls += 1
      if (url.includes('/config/theme')) return state.story()
      return url.includes('/storyblok/story/') ? state.page(new URL(url).pathname) : catalogue()
    },
  })
  const host = aPageHost({
    onError: (error) => state.errors.push(error),
    onNotice: (notice) => state.notices.push(notice),
  })
  const shop = await aShopRequest('en', { answer: () => ({}), now: () => state.now })
  return { state, find: () => loadTheme({ ...shop, client, host }) }
}

describe('loadTheme', () => {
  it('shows the menu editors made, asked for once in a few seconds [NAV-10]', async () => {
    const { state, find } = await aTheming(() => themeStory(aTheme()))
    await find()

    expect((await find()).theme.menu.map(({ name }) => name)).toEqual(['Girls'])
    expect(state.calls).toBe(1)
  })

  it('keeps the last good theme while the content service is away, and says so in the log', async () => {
    const { state, find } = await aTheming(() => themeStory(aTheme()))
    await find()
    state.story = away
    state.now = 6_000
    await find()

    expect((await find()).theme.uspBar?.usps).toHaveLength(1)
    await expect.poll(() => state.errors.map(String)).toEqual([expect.stringContaining('readThemeStory')])
  })

  it('makes a menu of the categories and a footer of the law where there is no theme', async () => {
    const { state, find } = await aTheming(missing)
    const { theme, details } = await find()

    expect(theme.menu).toEqual([
      { id: '3', name: 'Girls', href: '/en/girls/', hasSubmenu: true },
      { id: '7', name: 'Baby', href: '/en/baby/' },
    ])
    expect(details.submenus['3']?.columns).toEqual([
      [{ title: 'Tops', href: '/en/tops/', links: [{ label: 'Tees', href: '/en/tees/' }] }],
    ])
    expect(theme.legalLinks.map(({ href }) => href)).toContain('/en/imprint/')
    expect(state.errors).toEqual([])
  })

  it('leaves out of that footer the pages that nobody has written yet', async () => {
    const { state, find } = await aTheming(missing)
    state.page = (path) => (path.endsWith('/imprint') ? themeStory(aTheme()) : missing())
    const hrefs = (await find()).theme.legalLinks.map(({ href }) => href)

    expect(hrefs).toEqual(['/en/imprint/', '/en/withdraw/'])
    state.page = () => missing()
    state.now = 6_000
    await find()
    await expect.poll(async () => (await find()).theme.legalLinks.map(({ href }) => href)).toEqual(['/en/withdraw/'])
  })

  it('still has a footer of the law when nothing at all answers', async () => {
    const { state, find } = await aTheming(away, away)
    const { theme } = await find()

    expect(theme.menu).toEqual([])
    expect(theme.legalLinks).toHaveLength(5)
    expect(state.errors).toHaveLength(2)
  })

  it('leaves out what it does not understand, once and for all to see', async () => {
    const theme = aTheme()
    const strange = { component: 'dragon', _uid: 'dragon-1' }
    const menu = { ...theme.menu, items: [...(theme.menu.items ?? []), strange] }
    const { state, find } = await aTheming(() => themeStory({ ...theme, menu }))
    await find()
    state.now = 6_000
    await find()
    await expect.poll(() => state.calls).toBe(2)

    expect((await find()).theme.menu).toHaveLength(1)
    expect(state.notices[0]).toContain('menu.items.1')
    expect(new Set(state.notices).size).toBe(state.notices.length)
  })

  it.each([
    { of: 'who has it open', id: 7, token: 'fresh', heldBy: null, menu: 'Written just now' },
    { of: 'who looks at a release that holds it', id: 8, token: 'fresh', heldBy: 12, menu: 'Written just now' },
    { of: 'who looks at a release without it', id: 8, token: 'fresh', heldBy: null, menu: 'Girls' },
    { of: 'who proves nothing', id: 7, token: 'stale', heldBy: 12, menu: 'Girls' },
  ])('shows its draft to an editor who may see it: $of', async ({ id, token, heldBy, menu }) => {
    const { menu: published } = aTheme()
    const items = (published.items ?? []).map((item) => ({ ...item, name: 'Written just now' }))
    const written = aTheme({ menu: { ...published, items } })
    const draft = { ...aStory('en/config/theme', written), id: 7, release_id: heldBy }
    const stories = { 'en/config/theme': aStory('en/config/theme', aTheme()) }
    const { other } = aContentService({ drafts: { 7: draft }, stories })
    const url = new URL(`http://vonk.test/en/storyblok/${editorQuery(id, token)}`)
    const { theme } = await loadTheme(await aShopRequest('en', { answer: () => ({}), other, url }))

    expect(theme.menu.map(({ name }) => name)).toEqual([menu])
    expect(new URLSearchParams(`v=${theme.version}`).get('_storyblok')).toBe(menu === 'Girls' ? null : String(id))
  })
})
