import { aLog } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { findPageSources, pageSources } from './page-sources.ts'
import { createProgress } from './progress.ts'

const films = 'https://www.youtube-nocookie.com https://player.vimeo.com'

describe('pageSources', () => {
  it('lets pages show films of the players editors may use, and nothing else by itself', () => {
    expect(pageSources([{ id: null, domain: 'https://tags.example' }], { storyblok: null, mapTiles: null })).toEqual({
      'frame-src': films,
    })
  })

  it('lets pages show the pictures of a space where stories come from one', () => {
    const sources = pageSources([], { storyblok: { token: 'secret', endpoint: undefined }, mapTiles: null })

    expect(sources['img-src']).toBe('https://a.storyblok.com')
    expect(sources['connect-src']).toBeUndefined()
  })

  it('lets pages show the map of another host, and needs no leave for one of the shop’s own', () => {
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '©' }

    expect(pageSources([], { storyblok: null, mapTiles })['img-src']).toBe('https://tiles.example')
    expect(pageSources([], { storyblok: null, mapTiles: { ...mapTiles, url: '/tiles/{z}/{x}/{y}' } })).toEqual({
      'frame-src': films,
    })
  })

  it('lets the tag manager of a view measure, each domain once', () => {
    const own = { id: 'GTM-1', domain: 'tags.example' }
    const sources = pageSources([own, own, { id: 'GTM-2', domain: '' }], { storyblok: null, mapTiles: null })

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
