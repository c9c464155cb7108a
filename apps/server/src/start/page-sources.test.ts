import { toStoreViewDto } from '@vonk/contract'
import { aStoreView } from '@vonk/domain/stores/testing'
import { aLog } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { aConfig } from '../testing.ts'
import { followPageSources, pageSources } from './page-sources.ts'

const films = 'https://www.youtube-nocookie.com https://player.vimeo.com'

const all = { storyblok: null, role: 'all' } as const
const space = { token: 'secret', endpoint: undefined }
const regions = ['a', 'a-us', 'a-ca', 'a-ap'].map((host) => `https://${host}.storyblok.com`)

describe('pageSources', () => {
  it('lets pages show films of the players editors may use, and nothing else by itself', () => {
    expect(pageSources([{ id: null, domain: 'https://tags.example' }], { ...all, mapTiles: null })).toEqual({
      'frame-src': films,
    })
  })

  it('lets pages show the pictures of a space where stories come from one', () => {
    const sources = pageSources([], { ...all, storyblok: space, mapTiles: null })

    expect(sources['img-src']?.split(' ')).toEqual([...regions, 'https://a.storyblokchina.cn'])
    expect(sources['connect-src']).toBeUndefined()
  })

  it('lets a storefront without an API show them too: nobody tells it where stories come from', () => {
    const sources = pageSources([], { storyblok: null, mapTiles: null, role: 'storefront' })

    expect(sources['img-src']?.split(' ')).toEqual(expect.arrayContaining(regions))
  })

  it('lets pages show the map of another host, and needs no leave for one of the shop’s own', () => {
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '©' }

    expect(pageSources([], { ...all, mapTiles })['img-src']).toBe('https://tiles.example')
    expect(pageSources([], { ...all, mapTiles: { ...mapTiles, url: '/tiles/{z}/{x}/{y}' } })).toEqual({
      'frame-src': films,
    })
  })

  it('lets the tag manager of a view measure, each domain once', () => {
    const own = { id: 'GTM-1', domain: 'tags.example' }
    const sources = pageSources([own, own, { id: 'GTM-2', domain: '' }], { ...all, mapTiles: null })

    expect(sources['connect-src']).toBe(
      'https://tags.example https://www.googletagmanager.com https://*.google-analytics.com',
    )
    expect(sources['img-src']).toBe(sources['connect-src'])
  })
})

describe('followPageSources', () => {
  it('starts the shop without a tag manager when nobody can name one', async () => {
    const { log } = aLog()
    const away = () => Promise.reject(new Error('refused'))

    expect((await followPageSources(away, { config: aConfig(), log }))()).toEqual({ 'frame-src': films })
  })

  it('lets pages load from a tag manager that was set a few seconds ago, and goes on while nobody answers', async () => {
    const { log, lines } = aLog()
    let now = 0
    let id: string | null = null
    let isUnavailable = false
    const view = toStoreViewDto(aStoreView())
    const api = async () => {
      if (isUnavailable) throw new Error('refused')
      const views = [{ ...view, googleTagManager: { id, domain: 'tags.example', loadScript: true } }]
      return Response.json({ code: 200, result: { defaultCode: 'nl', views } })
    }
    const sources = await followPageSources(api, { config: aConfig(), log, now: () => now })
    const before = sources()
    expect(before).toEqual({ 'frame-src': films })

    id = 'GTM-1'
    now += 4_000
    expect(sources()).toBe(before)
    now += 2_000
    await expect.poll(sources).toMatchObject({ 'connect-src': 'https://tags.example' })

    isUnavailable = true
    now += 60_000
    const after = sources()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(sources()).toBe(after)
  })
})
