import { aHero, aPage } from '@vonk/contract/content/testing'
import { describe, expect, it } from 'vitest'
import { aContentService, aStory } from '#testing/a-content-service.ts'
import { aShopRequest } from '#testing/a-shop-request.ts'
import { loadEditorial } from './load-editorial.server.ts'

const banner = { component: 'banner', _uid: 'banner-1', title: 'Warm until spring' } as const
const story = aStory('en/config/category/girls', aPage({ body: [banner, aHero()] }))

async function load(urlPath: string, { isUnavailable = false } = {}) {
  const errors: unknown[] = []
  const service = aContentService({ stories: { 'en/config/category/girls': story } })
  service.state.isUnavailable = isUnavailable
  const shop = await aShopRequest('en', { answer: () => ({}), other: service.other, errors })
  return { ...(await loadEditorial(shop, urlPath, new URL('http://vonk.test/en/girls/?page=2'))), errors }
}

describe('loadEditorial', () => {
  it('puts banners among the products and everything else above them', async () => {
    const { above, tiles } = await load('girls')

    expect(tiles).toMatchObject([{ component: 'banner', title: 'Warm until spring' }])
    expect(above).toMatchObject([{ component: 'hero' }])
  })

  it('has nothing to say about most categories', async () => {
    expect(await load('boys')).toEqual({ above: [], tiles: [], errors: [] })
  })

  it('leaves the products alone when the content service is away, and says so to those who run it', async () => {
    const { above, tiles, errors } = await load('baby', { isUnavailable: true })

    expect([above, tiles]).toEqual([[], []])
    expect(errors).toHaveLength(1)
  })
})
