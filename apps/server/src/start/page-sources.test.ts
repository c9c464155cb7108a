import { aLog } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { findPageSources, pageSources } from './page-sources.ts'
import { createProgress } from './progress.ts'

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

describe('findPageSources', () => {
  it('starts the shop without a tag manager when nobody can name one', async () => {
    const { log } = aLog()
    const progress = createProgress(() => {})
    const options = { config: aConfig(), root: projectRoot, log, progress, isDevelopment: false }
    const away = () => Promise.reject(new Error('refused'))

    expect(await findPageSources(away, options)).toEqual({ 'frame-src': films })
  })
})
