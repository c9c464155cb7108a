import { aPage } from '@vonk/contract/content/testing'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { themeContext } from '../features/theme/index.server.ts'
import { unpack } from '../fragments/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import { aContentService, aStory } from '../testing/a-content-service.ts'
import { aShop } from '../testing/a-shop.ts'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { aTheme } from '../testing/a-theme.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import Page, { loader } from './page.tsx'

/** What stands in for the page at a path of the English view. */
async function waitingRoomAt(path: string, { landingPage = '/please-wait' as string | null, isAway = false } = {}) {
  const service = aContentService({
    stories: { 'en/please-wait': aStory('en/please-wait', aPage({ title: 'In line' })) },
  })
  service.state.isAway = isAway
  const shop = await aShopRequest('en', { answer: () => ({}), other: service.other })
  const context = new RouterContextProvider()
  // The loader reads nothing else of the theme.
  context.set(themeContext, async () => ({ theme: { ...aTheme, landingPage } }) as never)
  context.set(shopContext, shop)
  const request = new Request(`http://vonk.test${path}`)
  const { waitingRoom } = await loader({ context, request, url: new URL(request.url), params: {}, pattern: '' })
  return waitingRoom
}

describe('the waiting room', () => {
  it.each(['/en/', '/en/girls/', '/en/search/?q=coat', '/en/cart/'])(
    'stands in for %s when editors open it [CMS-06] [CMS-21]',
    async (path) => {
      expect(unpack((await waitingRoomAt(path)) ?? { packed: 'null' })).toMatchObject({ title: 'In line' })
    },
  )

  it.each(['/en/login/', '/en/my-account/', '/en/my-account/orders/', '/en/checkout/', '/en/checkout-return/'])(
    'leaves %s alone [CMS-21] [CMS-23]',
    async (path) => {
      expect(await waitingRoomAt(path)).toBeNull()
    },
  )

  it('is closed while editors name no page for it [CMS-06]', async () => {
    expect(await waitingRoomAt('/en/', { landingPage: null })).toBeNull()
  })

  it('lets shoppers in rather than showing nothing when its story cannot be read [CMS-21]', async () => {
    expect(await waitingRoomAt('/en/', { landingPage: '/never-seen', isAway: true })).toBeNull()
  })

  it('replaces the body of the page [CMS-21]', async () => {
    const waitingRoom = await waitingRoomAt('/en/girls/')
    // The component reads its loader's data only.
    const props = { loaderData: { waitingRoom } } as Parameters<typeof Page>[0]

    const render = () => renderInShop(<Page {...props} />, { shop: aShop('en') })

    // Its code comes when it is first shown.
    await expect.poll(() => render().catch(String)).toContain('<title>In line | Vonk</title>')
  })
})
