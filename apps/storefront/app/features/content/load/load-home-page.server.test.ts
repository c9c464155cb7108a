import { aPage } from '@vonk/contract/content/testing'
import { describe, expect, it } from 'vitest'
import { aContentService, aStory } from '#testing/a-content-service.ts'
import { aCatalogue, aShopRequest } from '#testing/a-shop-request.ts'
import { loadHomePage } from './load-home-page.server.ts'

async function open({ isUnavailable = false, title = 'Welkom' as string | null } = {}) {
  const errors: unknown[] = []
  const service = aContentService({ stories: title === null ? {} : { home: aStory('nl/home', aPage({ title })) } })
  service.state.isUnavailable = isUnavailable
  const shop = await aShopRequest('nl', { answer: aCatalogue(() => ({})), other: service.other, errors })
  return { ...(await loadHomePage(shop, new URL('http://vonk.test/'))), errors }
}

describe('loadHomePage', () => {
  it('is what editors wrote', async () => {
    expect(await open()).toMatchObject({ page: { title: 'Welkom' }, categories: [], isUnavailable: false, errors: [] })
  })

  it('is the way into the collection where they wrote nothing', async () => {
    expect(await open({ title: null })).toMatchObject({
      page: null,
      categories: [{ name: 'Meisjes', href: '/meisjes/' }],
      isUnavailable: false,
    })
  })

  it('is the same while nobody can say what they wrote, and says that the real page comes back', async () => {
    const home = await open({ isUnavailable: true })

    expect(home).toMatchObject({ page: null, categories: [{ name: 'Meisjes' }], isUnavailable: true })
    expect(home.errors).toHaveLength(1)
  })
})
