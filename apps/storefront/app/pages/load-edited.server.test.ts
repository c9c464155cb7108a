import { aBlogPage, aHero, aPage } from '@vonk/contract/content/testing'
import { describe, expect, it } from 'vitest'
import { loadBarePage, loadHomePage } from '../features/content/index.server.ts'
import { aContentService, aStory, editorQuery } from '../testing/a-content-service.ts'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { loadDispatched } from './load-dispatched.server.ts'

const article = aStory('nl/blog/wol', aBlogPage({ title: 'Wol wassen' }))
const teaser = { component: 'blog-article', _uid: 't1', article: article.uuid }
const stories = {
  winter: { ...aStory('nl/winter', aPage({ title: 'Gepubliceerd' })), id: 7 },
  home: { ...aStory('nl/home', aPage({ title: 'Welkom' })), id: 6 },
}
const drafts = {
  7: { ...aStory('nl/winter', { ...aPage({ title: 'Concept' }), ...{ body: [teaser] } }), id: 7 },
  8: { ...aStory('nl/nieuw', aPage({ title: 'Nog niet gepubliceerd' })), id: 8 },
  9: { ...aStory('nl/los', aHero({ title: 'Los blok' })), id: 9 },
}

async function aVisit(path: string, service = aContentService({ stories, drafts, articles: [article] })) {
  const url = new URL(`http://vonk.test${path}`)
  const shop = await aShopRequest('nl', { answer: () => ({}), other: service.other, url })
  const host = { ...shop.host, editorOrigin: 'https://app.storyblok.com' }
  return { shop: { ...shop, host }, url, state: service.state }
}

async function open(path: string) {
  const { shop, url, state } = await aVisit(path)
  const { data } = await loadDispatched(shop, url)
  return { data, state, shop }
}

describe('an address the visual editor has opened', () => {
  it.each(['/winter/', '/storyblok/', '/anything/'])(
    'shows the draft at %s, with its release and its relations [CMS-15] [CMS-20] [CMS-30]',
    async (path) => {
      const { data, state } = await open(path + editorQuery(7))

      expect(data).toMatchObject({ title: 'Concept', blocks: [{ article: { title: 'Wol wassen' } }] })
      expect(data).toMatchObject({
        preview: { storyId: 7, release: '12', isDraft: true, editorOrigin: 'https://app.storyblok.com' },
      })
      const asked = { version: 'draft', from_release: '12', resolve_relations: 'blog-article.article' }
      expect(state.delivered).toMatchObject([asked])
    },
  )

  it.each(['forged', ''])('shows what is published to a proof that is "%s" [CMS-15]', async (token) => {
    for (const path of ['/winter/', '/storyblok/']) {
      const { data } = await open(path + editorQuery(7, token))

      expect(data).toMatchObject({ title: 'Gepubliceerd', preview: { isDraft: false } })
    }
    expect((await open(`/nieuw/${editorQuery(8, token)}`)).data).toBeNull()
  })

  it('asks for the preview token once, however many parts of the page need it [CMS-14]', async () => {
    const { state, shop } = await open(`/winter/${editorQuery(7)}`)
    await Promise.all([shop.editor?.findToken(), shop.editor?.findToken()])

    expect(state.asked.filter((path) => path.endsWith('/validate-editor'))).toHaveLength(1)
  })

  it('leaves no draft in a cache: the next shopper sees what is published [CMS-15]', async () => {
    const service = aContentService({ stories, drafts })
    const editor = await aVisit(`/winter/${editorQuery(7)}`, service)
    expect((await loadDispatched(editor.shop, editor.url)).data).toMatchObject({ title: 'Concept' })

    const shopper = await aVisit('/winter/', service)
    const page = await loadDispatched({ ...shopper.shop, caches: editor.shop.caches }, shopper.url)

    expect(page.data).toMatchObject({ title: 'Gepubliceerd' })
    expect(page.data).not.toHaveProperty('preview')
  })

  it('shows a story of one block alone in single-component mode [ROUTE-23]', async () => {
    const { shop, url } = await aVisit(`/storyblok-empty/${editorQuery(9)}`)

    expect(await loadBarePage(shop, url)).toMatchObject({ blocks: [{ component: 'hero', title: 'Los blok' }] })
  })

  it.each([
    ['of the home page', 6, 'forged'],
    ['of a home page that is not published', 8, 'forged'],
    ['of the theme', 10, 'forged'],
    ['of nothing that there is', 99, 'forged'],
    ['without a proof', 99, ''],
  ])('shows the published home page where a link %s is no good [CMS-15]', async (_, id, token) => {
    const { data } = await open(`/storyblok/${editorQuery(id, token)}`)

    expect(data).toMatchObject({ title: 'Welkom', preview: { isDraft: false, storyId: id } })
  })

  it('is nothing to find, whether it shows a draft or what is published', async () => {
    for (const token of [undefined, 'forged']) {
      for (const path of ['/winter/', '/storyblok/']) {
        expect((await open(path + editorQuery(7, token))).data).toMatchObject({ seo: { isHidden: true } })
      }
    }
    expect((await open('/winter/')).data).toMatchObject({ seo: { isHidden: false } })
  })

  it('is the editor’s own page where it would be the home page', async () => {
    const { shop, url } = await aVisit(`/${editorQuery(7)}`)
    const thrown = await loadHomePage(shop, url).catch((response: unknown) => response)

    expect(thrown instanceof Response && thrown.headers.get('location')).toContain('/storyblok/?_storyblok=7&')
  })
})
