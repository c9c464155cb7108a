import { aPage } from '@vonk/contract/content/testing'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { themeContext } from '../features/theme/index.server.ts'
import { unpack } from '../fragments/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import { aContentService, aStory, editorQuery } from '../testing/a-content-service.ts'
import { aShop } from '../testing/a-shop.ts'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { aTheme } from '../testing/a-theme.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import Page, { loader } from './page.tsx'

type Visit = {
  readonly waiting?: { ahead: number | null } | null
  readonly landingPage?: string
  readonly isUnavailable?: boolean
}

const stories = {
  'en/please-wait': aStory('en/please-wait', aPage({ title: 'In line' })),
  'en/imprint': aStory('en/imprint', aPage({ title: 'Imprint' })),
}

/** What the loader answers a visitor of the English view; who is waiting was decided before. */
async function visit(
  path: string,
  { waiting = { ahead: 3 }, landingPage = '/please-wait', isUnavailable = false }: Visit = {},
) {
  const service = aContentService({ stories })
  service.state.isUnavailable = isUnavailable
  const request = new Request(`http://vonk.test${path}`)
  const url = new URL(request.url)
  const shop = await aShopRequest('en', { answer: () => ({}), other: service.other, url })
  const context = new RouterContextProvider()
  // The loader reads nothing else of the theme.
  context.set(themeContext, async () => ({ theme: { ...aTheme, landingPage } }) as never)
  context.set(shopContext, { ...shop, host: { ...shop.host, waiting } })
  const answer = await loader({ context, request, url, params: {}, pattern: '' })
  return 'data' in answer ? { ...answer.data, headers: answer.init?.headers } : { ...answer, headers: {} }
}

const titleOf = async (path: string, options: Visit = {}) => {
  const { waitingRoom } = await visit(path, options)
  return waitingRoom && unpack(waitingRoom).title
}

describe('the waiting room', () => {
  it.each(['/en/', '/en/girls/', '/en/search/?q=coat', '/en/cart/'])(
    'stands in for %s, tells how many are ahead and looks again by itself [CMS-06] [CMS-21] [CMS-22]',
    async (path) => {
      expect(await titleOf(path)).toBe('In line')
      expect(await visit(path)).toMatchObject({ isWaiting: true, headers: { refresh: '20' } })
    },
  )

  it('leaves alone whoever may come in [CMS-21]', async () => {
    expect(await visit('/en/', { waiting: null })).toMatchObject({ waitingRoom: null })
  })

  it('shows imprint and privacy to those in line', async () => {
    expect(await titleOf('/en/imprint/')).toBe('Imprint')
    expect((await visit('/en/imprint/')).headers).toEqual({})
  })

  it('does not keep out who edits the shop, but whoever says so without proof', async () => {
    expect(await titleOf(`/en/${editorQuery(1)}`)).toBeNull()
    expect(await titleOf(`/en/${editorQuery(1, 'forged')}`)).toBe('In line')
  })

  it('lets shoppers in rather than showing nothing when its story cannot be read [CMS-21]', async () => {
    expect(await titleOf('/en/', { landingPage: '/never-seen', isUnavailable: true })).toBeNull()
  })

  it('replaces the body of the page [CMS-21]', async () => {
    const loaderData = await visit('/en/girls/')
    // The component reads its loader's data only.
    const props = { loaderData } as unknown as Parameters<typeof Page>[0]

    const render = () => renderInShop(<Page {...props} />, { shop: aShop('en') })

    // Its code and its texts come when it is first shown.
    await expect.poll(() => render().catch(String)).toContain('<title>In line | Vonk</title>')
    await expect.poll(() => render().catch(String)).toContain('3 visitors are ahead of you.')
  })
})
